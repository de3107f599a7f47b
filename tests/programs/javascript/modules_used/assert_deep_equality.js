const assert = require('assert');
const { isDeepStrictEqual } = require('util');
const loosely = (a, b) => {
  try {
    assert.deepEqual(a, b);
    return true;
  } catch {
    return false;
  }
};
const compare = (label, a, b) => console.log(label.padEnd(28), isDeepStrictEqual(a, b), loosely(a, b));
compare('number and text', 1, '1');
compare('nested number and text', { a: [1] }, { a: ['1'] });
compare('NaN', NaN, NaN);
compare('zeros', [0], [-0]);
compare('null and undefined', [null], [undefined]);
compare('missing and undefined', { a: undefined }, {});
compare('order of keys', { a: 1, b: 2 }, { b: 2, a: 1 });
class Point { constructor(x, y) { this.x = x; this.y = y; } }
compare('class and literal', new Point(1, 2), { x: 1, y: 2 });
compare('no prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 });
compare('dates', new Date(5), new Date(5));
compare('other dates', new Date(5), new Date(6));
compare('regexps', /x/gi, /x/ig);
compare('errors', new Error('a'), new Error('a'));
compare('errors of other classes', new Error('a'), new TypeError('a'));
compare('boxed', Object(1), Object(1));
compare('boxed and bare', Object(1), 1);
compare('maps in another order', new Map([[1, 'a'], [2, 'b']]), new Map([[2, 'b'], [1, 'a']]));
compare('maps with objects as keys', new Map([[{ k: 1 }, 'a']]), new Map([[{ k: 1 }, 'a']]));
compare('sets of objects', new Set([{ a: 1 }, { b: 2 }]), new Set([{ b: 2 }, { a: 1 }]));
compare('sets, loosely', new Set([1, 2]), new Set(['1', '2']));
compare('typed arrays', new Uint8Array([1, 2]), new Uint8Array([1, 2]));
compare('typed arrays, other types', new Uint8Array([1, 2]), new Int8Array([1, 2]));
compare('buffers', Buffer.from('ab'), Buffer.from('ab'));
compare('array and object', ['a'], { 0: 'a' });
compare('holes', [1, , 3], [1, undefined, 3]);
const a = { name: 'loop' }; a.self = a;
const b = { name: 'loop' }; b.self = b;
compare('circles', a, b);
compare('symbols as keys', { [Symbol.for('k')]: 1 }, { [Symbol.for('k')]: 2 });
compare('getters', { get x() { return 1; } }, { x: 1 });
compare('functions', { f: parseInt }, { f: parseInt });
compare('hidden properties', Object.defineProperty({}, 'h', { value: 1 }), {});
compare('extra property on array', Object.assign([1], { k: 1 }), [1]);
