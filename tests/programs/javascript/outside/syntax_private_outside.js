// origin: beginner question, private field must be declared in an enclosing class
class Safe {
  #code = 1234;
  open(c) { return c === this.#code }
}
const s = new Safe();
console.log(s.open(1));
console.log(s.#code);
