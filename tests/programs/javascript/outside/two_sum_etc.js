// origin: coding challenge site, classic array problems
var twoSum = function (nums, target) {
  var seen = {};
  for (var i = 0; i < nums.length; i++) {
    if (seen[target - nums[i]] !== undefined) return [seen[target - nums[i]], i];
    seen[nums[i]] = i;
  }
};
console.log(twoSum([2, 7, 11, 15], 9), twoSum([3, 3], 6), twoSum([1], 5));

const maxSubArray = (a) => a.reduce(([best, cur], x) => { cur = Math.max(x, cur + x); return [Math.max(best, cur), cur]; }, [-Infinity, 0])[0];
console.log(maxSubArray([-2, 1, -3, 4, -1, 2, 1, -5, 4]));

const permutations = (xs) => xs.length <= 1 ? [xs] : xs.flatMap((x, i) => permutations([...xs.slice(0, i), ...xs.slice(i + 1)]).map((p) => [x, ...p]));
console.log(permutations(['a', 'b', 'c']));
console.log(permutations([1, 2, 3]).map((p) => p.join('')));

const subsets = (xs) => xs.reduce((acc, x) => acc.concat(acc.map((s) => [...s, x])), [[]]);
console.log(subsets([1, 2, 3]));

const merge = (iv) => iv.sort(([a], [b]) => a - b).reduce((out, [s, e]) => {
  const last = out[out.length - 1];
  if (last && s <= last[1]) last[1] = Math.max(last[1], e); else out.push([s, e]);
  return out;
}, []);
console.log(merge([[8, 10], [1, 3], [2, 6], [15, 18]]));

const rotate = (m) => m[0].map((_, i) => m.map((r) => r[i]).reverse());
console.log(rotate([[1, 2], [3, 4]]), rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]));

function binarySearch(arr, x) {
  let lo = 0, hi = arr.length - 1, steps = 0;
  while (lo <= hi) {
    steps++;
    const mid = (lo + hi) >>> 1;
    if (arr[mid] === x) return { index: mid, steps };
    arr[mid] < x ? (lo = mid + 1) : (hi = mid - 1);
  }
  return { index: -1, steps };
}
console.log(binarySearch([1, 3, 5, 7, 9, 11], 9), binarySearch([1, 3], 4));
const chunk = (a, n) => a.length ? [a.slice(0, n), ...chunk(a.slice(n), n)] : [];
console.log(chunk([1, 2, 3, 4, 5, 6, 7], 3), [...new Set([3, 1, 3, 2, 1])], [1, 2, 3].indexOf(4));
const uniq = (xs, f) => [...new Map(xs.map((x) => [f(x), x])).values()];
console.log(uniq([{ id: 1, v: 'a' }, { id: 2, v: 'b' }, { id: 1, v: 'c' }], (x) => x.id));
