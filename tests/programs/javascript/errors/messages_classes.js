'use strict';
const attempt = f => { try { console.log('no error', f()); } catch (e) { console.log(e.name + ': ' + e.message); } };
const frozen = Object.freeze({ a: 1, list: [] });
class K {
  static #p = 1;
  #q = 2;
  get ro() { return 1; }
  static test(x) { return x.#q; }
  static set(x) { x.#q = 1; }
  #m() {}
  static callM(x) { x.#m(); }
  static setM(x) { x.#m = 1; }
  get #acc() { return 1; }
  static setAcc(x) { x.#acc = 1; }
  set #wr(v) {}
  static getWr(x) { return x.#wr; }
}
attempt(() => K.test({}));
attempt(() => K.test(5));
attempt(() => K.test(null));
attempt(() => K.set({}));
attempt(() => K.callM({}));
attempt(() => K.setM(new K()));
attempt(() => K.setAcc(new K()));
attempt(() => K.getWr(new K()));
attempt(() => new (class extends K { constructor() { } })());
attempt(() => new (class extends K { constructor() { super(); super(); } })());
attempt(() => new (class extends K { constructor() { return 5; } })());
attempt(() => { class E extends undefined {} });
attempt(() => { class E extends (() => {}) {} });
attempt(() => { class E extends frozen {} });
attempt(() => { const P = function () {}; P.prototype = 5; class E extends P {} });
