// origin: beginner question, x is not defined because of a typo
function average(numbers) {
  let total = 0;
  for (const n of numbers) {
    total += n;
  }
  return totl / numbers.length;
}
const marks = [7, 8, 9.5];
console.log('marks', marks);
console.log(average(marks));
