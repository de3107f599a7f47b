const sieve = n => { const a = new Uint8Array(n + 1); const out = []; for (let i = 2; i <= n; i++) { if (!a[i]) { out.push(i); for (let j = i * i; j <= n; j += i) a[j] = 1; } } return out; }; console.log(sieve(50));
const m = new Float64Array([1.5, 2.5]); console.log(m.map(x => x * 2), Array.from(m), new Int16Array(3).fill(7), new Uint8ClampedArray([300, -5]));
const b = new ArrayBuffer(8); const v = new DataView(b); v.setInt32(0, 0x01020304); console.log(new Uint8Array(b), v.getUint16(2, true), b);
console.log(BigInt(2) ** 64n, 0xffn, BigInt.asUintN(8, 257n), [1n, 2n].reduce((a, c) => a + c), typeof 1n, 5n / 2n);
console.log([..."a😀b"].length, 'a😀b'.codePointAt(1), String.fromCodePoint(128512), 'abc'.at(-1), 'x'.padStart(3, '-'), encodeURIComponent('ç €'), escape('ä'), 'ß'.toUpperCase());
label: for (let i = 0; i < 3; i++) { for (let j = 0; j < 3; j++) { if (j === 1) continue label; if (i === 2) break label; console.log(i, j); } }
console.log(Object.groupBy ? 1 : 0, [1, [2, [3, [4]]]].flat(Infinity), Array.from({ length: 3 }, (_, i) => i ** 2), [3, 1, 2].toSorted(), structuredClone({ d: new Date(0), m: new Map([[1, { a: 1 }]]) }));
