// origin: course exercise, carrinho de compras with totals, coupons and a printed receipt
const products = Object.freeze([
  { sku: 'CAF', name: 'Café 500g', price: 18.9 },
  { sku: 'ACU', name: 'Açúcar 1kg', price: 4.75 },
  { sku: 'LEI', name: 'Leite integral', price: 5.49 },
]);
class Cart {
  #items = new Map();
  #coupon = null;
  add(sku, qty = 1) {
    const p = products.find(p => p.sku === sku) ?? (() => { throw new Error(`produto desconhecido: ${sku}`) })();
    const line = this.#items.get(sku) ?? { ...p, qty: 0 };
    line.qty += qty;
    line.qty <= 0 ? this.#items.delete(sku) : this.#items.set(sku, line);
    return this;
  }
  apply(code) { const m = /^DESC(\d+)$/.exec(code); if (!m) throw new TypeError(`cupom inválido "${code}"`); this.#coupon = { code, pct: +m[1] }; return this }
  get subtotal() { return [...this.#items.values()].reduce((s, { price, qty }) => s + Math.round(price * 100) * qty, 0) / 100 }
  get discount() { return this.#coupon ? Math.round(this.subtotal * this.#coupon.pct) / 100 : 0 }
  get total() { return +(this.subtotal - this.discount).toFixed(2) }
  *[Symbol.iterator]() { yield* this.#items.values() }
  print() {
    const money = n => n.toLocaleString('pt-BR', { minimumFractionDigits: 2 }).padStart(9);
    console.log('='.repeat(40));
    for (const { name, qty, price } of this) console.log(`${name.padEnd(18, '.')} ${String(qty).padStart(3)} x${money(price)}${money(price * qty)}`);
    console.log('-'.repeat(40));
    console.log('Subtotal'.padEnd(31) + money(this.subtotal));
    if (this.#coupon) console.log(`Desconto (${this.#coupon.pct}%)`.padEnd(31) + money(-this.discount));
    console.log('TOTAL'.padEnd(31) + money(this.total));
  }
}
const cart = new Cart().add('CAF', 2).add('LEI', 12).add('ACU').add('ACU', -1).apply('DESC15');
cart.print();
for (const f of [() => cart.add('XYZ'), () => cart.apply('free')]) try { f() } catch (e) { console.log(`${e}`) }
console.log(cart, [...cart], cart.total, 18.9 * 3, 0.1 * 3, 4.35 * 100, 1.1 + 2.2);
