// origin: quiz, a line break before the arrow
const add = (a, b)
  => a + b;
console.log(add(1, 2));
