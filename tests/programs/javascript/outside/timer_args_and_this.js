// origin: Q&A thread: what is this inside setTimeout
const counter = {
  n: 1,
  plain() { setTimeout(function () { console.log('plain', typeof this, this === counter); }, 1); },
  arrow() { setTimeout(() => { console.log('arrow', this === counter, this.n); }, 2); },
  bound() { setTimeout(function (a, b) { console.log('bound', this.n, a, b); }.bind(this), 3, 'x', 'y'); },
};
counter.plain();
counter.arrow();
counter.bound();
