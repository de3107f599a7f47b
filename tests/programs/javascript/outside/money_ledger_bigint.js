// origin: homework, a double-entry ledger in integer cents
const CENT = 100n;
function parseMoney(s) {
  const m = /^(-)?(\d{1,3}(?:\.?\d{3})*)(?:,(\d{1,2}))?$/.exec(s.trim());
  if (!m) throw new SyntaxError(`bad amount: ${JSON.stringify(s)}`);
  const [, sign, whole, cents = '0'] = m;
  const v = BigInt(whole.replaceAll('.', '')) * CENT + BigInt(cents.padEnd(2, '0'));
  return sign ? -v : v;
}
function format(v) {
  const neg = v < 0n; if (neg) v = -v;
  const whole = (v / CENT).toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${neg ? '-' : ''}R$ ${whole},${(v % CENT).toString().padStart(2, '0')}`;
}
class Ledger {
  #accounts = new Map(); #entries = [];
  open(name) { if (!this.#accounts.has(name)) this.#accounts.set(name, 0n); return this; }
  post(description, ...moves) {
    const sum = moves.reduce((s, [, v]) => s + v, 0n);
    if (sum !== 0n) throw Object.assign(new RangeError(`"${description}" does not balance by ${format(sum)}`), { sum, moves });
    for (const [name] of moves) if (!this.#accounts.has(name)) throw new ReferenceError(`no account ${name}`);
    for (const [name, v] of moves) this.#accounts.set(name, this.#accounts.get(name) + v);
    this.#entries.push({ description, moves });
  }
  *[Symbol.iterator]() { for (const [n, v] of this.#accounts) yield [n, format(v)]; }
  get journal() { return structuredClone(this.#entries); }
}
const l = new Ledger().open('caixa').open('banco').open('vendas');
l.post('venda à vista', ['caixa', parseMoney('1.234,5')], ['vendas', -parseMoney('1.234,5')]);
l.post('depósito', ['banco', parseMoney('1000')], ['caixa', parseMoney('-1.000,00')]);
console.log([...l]);
console.log(l.journal);
for (const bad of [() => l.post('erro', ['caixa', 1n]), () => l.post('sumiu', ['x', 1n], ['y', -1n]), () => parseMoney('12,345'), () => parseMoney('1,2.3'), () => l.post('mix', ['caixa', 1]), () => BigInt(1.5), () => BigInt('12px'), () => 1n + 1, () => Math.max(1n), () => JSON.stringify({ v: 1n }), () => +1n, () => 5n / 0n, () => 2n ** -1n])
  try { console.log('fine', bad()); } catch (e) { console.log(e.name + ': ' + e.message, e.sum ?? ''); }
console.log(10n ** 30n, -7n / 2n, -7n % 2n, BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), 0x1fn.toString(2), typeof Object(1n), 2n > 1, 1n == 1, 1n === 1, [3n, 1, 2n].sort(), BigInt(Number.MAX_SAFE_INTEGER) + 2n);
console.log((123456789n * CENT).toLocaleString('pt-BR'), (10n ** 18n).toLocaleString('en-US'), new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(1234567n), ~5n, 5n << 70n, -5n >> 1n, 6n & 3n, 6n | 3n, 6n ^ 3n);
JSON.stringify(l.journal, (k, v) => (typeof v === 'bigint' ? `${v}n` : v), 1).split('\n').forEach(s => console.log(s));
