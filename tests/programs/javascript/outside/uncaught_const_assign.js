// origin: beginner question, assignment to constant variable
const counter = 0;
function increment(by) {
  counter += by;
  return counter;
}
console.log('value', counter);
console.log(increment(2));
