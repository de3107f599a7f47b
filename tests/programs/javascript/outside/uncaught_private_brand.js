// origin: bug report, private method lost when the method is passed as a callback
class Button {
  #clicks = 0;
  #render() { return `clicked ${this.#clicks}` }
  onClick() { this.#clicks++; console.log(this.#render()) }
}
const run = (cb) => cb();
const b = new Button();
run(() => b.onClick());
run(b.onClick.bind(b));
run(b.onClick);
