// origin: Stack Overflow question, sort an array of objects by several keys
const people = [
  { name: 'Chris', age: 25, city: 'Oslo' },
  { name: 'anna', age: 31, city: 'Rome' },
  { name: 'Bob', age: 25, city: 'Lima' },
  { name: 'Dora', age: 31, city: 'Oslo' },
  { name: 'Eve', age: 19, city: 'Rome' },
];
const by = (...keys) => (a, b) => {
  for (let key of keys) {
    let dir = 1;
    if (key[0] === '-') { dir = -1; key = key.slice(1); }
    if (a[key] < b[key]) return -dir;
    if (a[key] > b[key]) return dir;
  }
  return 0;
};
console.log(people.slice().sort(by('-age', 'name')).map(p => `${p.name}(${p.age})`).join(', '));
console.log([...people].sort(by('city', '-name')));
console.log(people.map(p => p.name).sort());
console.log(people.map(p => p.name).sort((a, b) => a.toLowerCase() < b.toLowerCase() ? -1 : 1));
console.log([1, 10, 2, 21, 3].sort(), [1, 10, 2, 21, 3].sort((a, b) => b - a));
console.log(['10', '9', '1'].sort().reverse(), [true, false, true].sort(), [, 3, undefined, 1].sort());
console.table(people);
console.table(people, ['name', 'city']);

function bubbleSort(arr) {
  let swaps = 0;
  for (let i = 0; i < arr.length; i++)
    for (let j = 0; j < arr.length - i - 1; j++)
      if (arr[j] > arr[j + 1]) { [arr[j], arr[j + 1]] = [arr[j + 1], arr[j]]; swaps++; }
  return { arr, swaps };
}
console.log(bubbleSort([5, 3, 8, 1, 9, 2]));
const quick = ([p, ...xs]) => p === undefined ? [] : [...quick(xs.filter(x => x < p)), p, ...quick(xs.filter(x => x >= p))];
console.log(quick([33, 4, 15, 4, 99, -2, 0]));
