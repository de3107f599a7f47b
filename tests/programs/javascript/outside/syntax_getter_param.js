// origin: forum question, getter must not have any formal parameters
class Temp {
  #c = 0;
  get celsius(value) { return this.#c + value; }
  set celsius(v) { this.#c = v; }
}
console.log(new Temp().celsius);
