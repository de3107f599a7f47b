// origin: beginner question, invalid or unexpected token
const a = 'first';
const b = 'it's a trap';
console.log(a, b);
