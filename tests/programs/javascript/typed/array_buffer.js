const attempt = f => {
  try {
    return f();
  } catch (e) {
    return e.name + ': ' + e.message;
  }
};
const show = f => console.log(attempt(f));
const buffer = new ArrayBuffer(8);
new Uint8Array(buffer).set([1, 2, 3, 4, 5, 6, 7, 8]);
console.log(buffer, buffer.byteLength, ArrayBuffer.isView(buffer), ArrayBuffer.isView(new DataView(buffer)), ArrayBuffer.isView(new Uint8Array(1)));
console.log(buffer.slice(2, 5), buffer.slice(-2), buffer.slice(5, 2), buffer.slice());
console.log(Object.prototype.toString.call(buffer), buffer.resizable, buffer.maxByteLength);
show(() => ArrayBuffer.prototype.slice.call({}));
show(() => new ArrayBuffer(8, {maxByteLength: 4}));
const growing = new ArrayBuffer(4, {maxByteLength: 8});
const whole = new Uint8Array(growing);
const part = new Uint8Array(growing, 2, 2);
whole[3] = 9;
growing.resize(8);
console.log(whole.length, part.length, growing);
growing.resize(3);
console.log(whole, part, part.byteOffset, growing.maxByteLength);
growing.resize(4);
console.log(whole, part);
show(() => growing.resize(9));
show(() => buffer.resize(3));
console.log(new ArrayBuffer(0), new ArrayBuffer(60), new SharedArrayBuffer(2), [new ArrayBuffer(1)], {a: {b: {c: new ArrayBuffer(1)}}});
const moved = new ArrayBuffer(3);
const over = new Uint8Array(moved);
const copy = structuredClone(moved, {transfer: [moved]});
console.log(moved, moved.byteLength, over, over.length, copy);
show(() => over.fill(1));
show(() => new Uint8Array(moved));
show(() => moved.slice(0));
const clone = structuredClone({one: new Uint8Array(buffer, 2, 3), two: new DataView(buffer), same: buffer});
console.log(clone, clone.one.buffer === clone.same, clone.same === buffer);
console.log(Object.getOwnPropertyNames(ArrayBuffer.prototype), Object.assign(new ArrayBuffer(1), {x: 1}));
const counter = new Int32Array(new SharedArrayBuffer(8));
console.log(Atomics.add(counter, 0, 5), Atomics.load(counter, 0), Atomics.sub(counter, 0, 2), Atomics.exchange(counter, 1, 7), Atomics.compareExchange(counter, 1, 7, 8), Atomics.or(counter, 0, 4), counter);
show(() => Atomics.add(new Float32Array(1), 0, 1) && 0);
