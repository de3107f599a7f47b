class Config {
  get value() {
    return this.load();
  }
  load() {
    throw new Error('cannot load');
  }
}
const c = new Config();
console.log(`value: ${c.value}`);
