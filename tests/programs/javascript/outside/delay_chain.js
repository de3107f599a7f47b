// origin: interview task, chainable lazy man (queue of tasks with sleep)
function LazyMan(name) {
  if (!(this instanceof LazyMan)) return new LazyMan(name);
  this.tasks = [() => { console.log('Hi! This is ' + name + '!'); this.next(); }];
  setTimeout(() => this.next(), 0);
}
LazyMan.prototype.next = function () {
  const t = this.tasks.shift();
  t && t();
};
LazyMan.prototype.eat = function (food) {
  this.tasks.push(() => { console.log('Eat ' + food + '~'); this.next(); });
  return this;
};
LazyMan.prototype.sleep = function (ms) {
  this.tasks.push(() => setTimeout(() => { console.log('Wake up after', ms); this.next(); }, ms));
  return this;
};
LazyMan.prototype.sleepFirst = function (ms) {
  this.tasks.unshift(() => setTimeout(() => { console.log('Wake up first after', ms); this.next(); }, ms));
  return this;
};
LazyMan('Hank').sleep(60).eat('dinner').eat('supper');
setTimeout(() => LazyMan('Ann').eat('lunch').sleepFirst(20).eat('tea'), 200);

class Chain {
  #p = Promise.resolve([]);
  do(label) { this.#p = this.#p.then((xs) => [...xs, label]); return this; }
  wait(ms) { this.#p = this.#p.then((xs) => new Promise((r) => setTimeout(r, ms, xs))); return this; }
  then(ok, bad) { return this.#p.then(ok, bad); }
}
(async () => {
  const out = await new Chain().do('a').wait(400).do('b').do('c');
  console.log(out);
})();
console.log('sync end');
