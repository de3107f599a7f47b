// origin: beginner question, missing comma in an object literal
const person = {
  name: 'Rui',
  age: 31
  city: 'Porto',
};
console.log(person);
