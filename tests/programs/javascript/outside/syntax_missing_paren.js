// origin: beginner question, missing ) after argument list
const name = 'Bob';
console.log('hello ' name);
console.log('bye');
