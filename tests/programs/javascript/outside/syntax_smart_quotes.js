// origin: beginner question, code copied from a word processor
const name = “Ana”;
console.log(name);
