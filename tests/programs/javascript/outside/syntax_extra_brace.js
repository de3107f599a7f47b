// origin: beginner question, unexpected token }
function sum(list) {
  let s = 0;
  list.forEach(function (x) {
    s += x;
  }});
  return s;
}
console.log(sum([1, 2]));
