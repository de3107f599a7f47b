// origin: linear algebra homework with typed arrays, iteration, toPrimitive and species
class Matrix extends Float64Array {
  static get [Symbol.species]() { return Float64Array; }
  constructor(rows, cols, values = []) { super(rows * cols); Object.defineProperties(this, { rows: { value: rows }, cols: { value: cols } }); this.set(values); }
  static identity(n) { const m = new Matrix(n, n); for (let i = 0; i < n; i++) m[i * n + i] = 1; return m; }
  at2(r, c) { return this[r * this.cols + c]; }
  times(o) {
    if (this.cols !== o.rows) throw new RangeError(`cannot multiply ${this.rows}x${this.cols} by ${o.rows}x${o.cols}`);
    const out = new Matrix(this.rows, o.cols);
    for (let r = 0; r < out.rows; r++) for (let c = 0; c < out.cols; c++) for (let k = 0; k < this.cols; k++) out[r * out.cols + c] += this.at2(r, k) * o.at2(k, c);
    return out;
  }
  *rowsOf() { for (let r = 0; r < this.rows; r++) yield this.subarray(r * this.cols, (r + 1) * this.cols); }
  toString() { const w = Math.max(...this.map(x => String(+x.toFixed(3)).length)); return [...this.rowsOf()].map(r => '| ' + Array.from(r, x => String(+x.toFixed(3)).padStart(w)).join(' ') + ' |').join('\n'); }
  [Symbol.toPrimitive](hint) { return hint === 'number' ? this.det() : hint === 'string' ? this.toString() : `Matrix(${this.rows}x${this.cols})`; }
  det() { if (this.rows !== this.cols) return NaN; if (this.rows === 1) return this[0]; let d = 0; for (let c = 0; c < this.cols; c++) d += (c % 2 ? -1 : 1) * this[c] * this.minor(0, c).det(); return d; }
  minor(r, c) { const m = new Matrix(this.rows - 1, this.cols - 1); let i = 0; this.forEach((x, k) => { if (Math.floor(k / this.cols) !== r && k % this.cols !== c) m[i++] = x; }); return m; }
}
const a = new Matrix(2, 3, [1, 2, 3, 4, 5, 6]), b = new Matrix(3, 2, [7, 8, 9, 10, 11, 12]);
console.log(`${a.times(b)}`);
console.log(a + '', +a.times(b), [a] + '');
console.log(a);
console.log(Matrix.identity(3).times(new Matrix(3, 1, [1 / 3, 2 / 3, -1])));
try { a.times(a); } catch (e) { console.log(e.message); }
console.log(a.map(x => x * 2), a.slice(1, 3) instanceof Matrix, a.subarray(1, 3), a.filter(x => x > 4));
const fib = (n, m = new Matrix(2, 2, [1, 1, 1, 0])) => { let r = Matrix.identity(2); for (; n; n >>= 1, m = m.times(m)) if (n & 1) r = r.times(m); return r[1]; };
console.log([1, 2, 10, 50, 78].map(n => fib(n)), Object.prototype.toString.call(a), a.toString === Matrix.prototype.toString);
console.log(JSON.stringify(new Matrix(1, 2, [1])), Object.keys(a), [...a.entries()].at(-1), a.join('/'), a.byteLength, a.toLocaleString('de-DE'));
try { Matrix.from([1, 2]); } catch (e) { console.log(e.name, e.message); }
try { new Matrix(-1, 1); } catch (e) { console.log(e.name, e.message); } try { a.set([1, 2], 5); } catch (e) { console.log(e.name, e.message); } try { Object.freeze(a); } catch (e) { console.log(e.name, e.message); }
console.log(a.with(0, 9), a.toSorted((x, y) => y - x), a.toReversed(), a.findLast(x => x < 3), a.at(-2), Math.max.apply(null, a));
