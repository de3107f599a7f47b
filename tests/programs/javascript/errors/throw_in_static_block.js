class A {
  static #x = 1;
  static {
    console.log('block', A.#x);
    missing();
  }
}
