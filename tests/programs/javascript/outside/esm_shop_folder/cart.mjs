import { find, TAX } from './catalog.mjs';
console.log('cart evaluated');
export { TAX };
class Cart {
  #lines = [];
  constructor(owner) { this.owner = owner; }
  add(id, n = 1) { this.#lines.push({ ...find(id), n }); return this; }
  get sum() { return this.#lines.reduce((s, l) => s + l.price * l.n, 0); }
  toString() { return `cart of ${this.owner} (${this.#lines.length})`; }
}
export const total = c => +(c.sum * (1 + TAX)).toFixed(2);
export default owner => new Cart(owner);
