// origin: beginner question, destructuring assignment without parentheses
let a, b;
const point = { a: 1, b: 2 };
{ a, b } = point;
console.log(a, b);
