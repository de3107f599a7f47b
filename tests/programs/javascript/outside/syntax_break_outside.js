// origin: beginner question, break inside forEach
const nums = [1, 2, 3];
nums.forEach(function (n) {
  if (n === 2) break;
  console.log(n);
});
