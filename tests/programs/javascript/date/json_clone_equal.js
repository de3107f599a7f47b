// Dates in JSON, in copies and in comparisons.
const util = require('util');
const assert = require('assert');
const date = new Date(Date.UTC(2024, 0, 2, 3, 4, 5, 6));

console.log(JSON.stringify(date), JSON.stringify([date, new Date(NaN)]), JSON.stringify({ date, bad: new Date(NaN), list: [new Date(0)] }, null, 2));
console.log(JSON.stringify({ date }, (key, value) => { console.log([key], typeof value); return value; }));
console.log(JSON.stringify({ date }, function (key, value) { return this[key] instanceof Date ? this[key].getTime() : value; }));
const revived = JSON.parse('{"at":"2024-01-02T03:04:05.006Z","name":"x"}', (key, value) => (key === 'at' ? new Date(value) : value));
console.log(revived, revived.at.getTime() === date.getTime());
const own = new Date(0);
own.toJSON = () => 'own';
console.log(JSON.stringify({ own }));
const renamed = new Date(0);
renamed.toISOString = () => 'renamed';
console.log(JSON.stringify({ renamed }), JSON.stringify([Object.assign(new Date(5), { extra: 1 })]));
class Sub extends Date {
  toJSON() {
    return { sub: super.toJSON() };
  }
}
console.log(JSON.stringify(new Sub(0)));
const original = Date.prototype.toJSON;
Date.prototype.toJSON = function () { return 'patched'; };
console.log(JSON.stringify({ date }));
Date.prototype.toJSON = original;
delete Date.prototype.toJSON;
console.log(JSON.stringify({ date, more: Object.assign(new Date(5), { extra: 1 }) }));
Date.prototype.toJSON = original;

console.log('--- structuredClone');
const holder = { date, again: date, list: [new Date(NaN)], map: new Map([[date, new Date(1)]]) };
const copy = structuredClone(holder);
console.log(copy, copy.date !== date, copy.date === copy.again, copy.date.getTime() === date.getTime(), Object.getPrototypeOf(copy.date) === Date.prototype);
console.log(structuredClone(new Sub(7)), structuredClone(Object.assign(new Date(3), { extra: 1 })), structuredClone(date) instanceof Date);

console.log('--- deep equality');
const same = util.isDeepStrictEqual;
console.log(same(new Date(3), new Date(3)), same(new Date(3), new Date(4)), same(new Date(NaN), new Date(NaN)), same(new Date(3), 3), same(new Date(0), new Sub(0)), same(new Date(0), {}));
console.log(same({ at: new Date(1) }, { at: new Date(1) }), same({ at: new Date(1) }, { at: new Date(2) }), same([new Date(0)], ['1970-01-01T00:00:00.000Z']));
console.log(same(Object.assign(new Date(0), { a: 1 }), new Date(0)), same(new Set([new Date(1)]), new Set([new Date(1)])), same(new Map([[1, new Date(1)]]), new Map([[1, new Date(2)]])));
assert.deepStrictEqual({ at: new Date(5) }, { at: new Date(5) });
console.log({ ...new Date(0) }, Object.keys(new Date(0)), Object.entries(Object.assign(new Date(0), { k: 1 })), Object.isFrozen(Object.freeze(new Date(0))));
const frozen = Object.freeze(new Date(0));
frozen.setFullYear(2000);
console.log(frozen);
