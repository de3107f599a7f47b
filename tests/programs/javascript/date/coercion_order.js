// What V8 asks of its arguments, when, and what a setter sees that is called back in the middle.
const log = [];
const spy = (name, value) => ({ [Symbol.toPrimitive](hint) { log.push(`${name}:${hint}`); return value; } });
const flush = (...rest) => console.log(log.splice(0).join(' '), ...rest);

flush(Date.UTC(spy('y', 2020), spy('m', 1), spy('d', 2), spy('h', 3), spy('mi', 4), spy('s', 5), spy('ms', 6), spy('more', 7)));
flush(new Date(spy('y', 2020), spy('m', 1), spy('d', 2), spy('h', 3)).toISOString());
flush(new Date(spy('one', '2020-01-01')).toISOString());
flush(new Date(spy('one', 5)).getTime());
flush(Date.parse(spy('text', '2020')));
flush(Date(spy('ignored', 1)).length > 20);
flush(new Date(NaN, spy('m', 1)).getTime());

const date = () => new Date(Date.UTC(2020, 5, 15, 12, 30, 15, 500));
flush(date().setFullYear(spy('y', 2021), spy('m', 1), spy('d', 2), spy('more', 3)));
flush(date().setMonth(spy('m', 1), spy('d', 2), spy('more', 3)));
flush(date().setDate(spy('d', 2), spy('more', 3)));
flush(date().setHours(spy('h', 1), spy('m', 2), spy('s', 3), spy('ms', 4), spy('more', 5)));
flush(date().setUTCMinutes(spy('m', 2), spy('s', 3), spy('ms', 4)));
flush(date().setSeconds(spy('s', 3), spy('ms', 4)));
flush(date().setMilliseconds(spy('ms', 4)));
flush(date().setTime(spy('t', 4)));
flush(date().setYear(spy('y', 99)));

console.log('--- an invalid date asks only the first');
for (const name of ['setFullYear', 'setMonth', 'setHours', 'setMinutes', 'setSeconds']) flush(name, new Date(NaN)[name](spy('a', 1), spy('b', 2), spy('c', 3)));

console.log('--- changed in the middle');
const mid = date();
console.log(mid.setMonth({ valueOf() { mid.setTime(0); return 3; } }), mid.toISOString());
const mid2 = date();
console.log(mid2.setMonth(3, { valueOf() { mid2.setTime(0); return 4; } }), mid2.toISOString());
const mid3 = date();
console.log(mid3.setMonth({ valueOf() { mid3.setTime(NaN); return 3; } }), mid3.getTime());
const mid4 = date();
console.log(mid4.setHours({ valueOf() { log.push('h'); return 1; } }, { valueOf() { log.push('m'); mid4.setTime(NaN); return 2; } }, '3'), mid4.toISOString(), log.splice(0).join());
const mid5 = new Date(NaN);
console.log(mid5.setFullYear({ valueOf() { mid5.setTime(86400000 * 40); return 2000; } }), mid5.getTime());
const mid6 = new Date(NaN);
console.log(mid6.setHours({ valueOf() { mid6.setTime(0); return 5; } }), mid6.getTime());

console.log('--- throwing');
for (const act of [
  () => date().setHours(1, { valueOf() { throw new RangeError('second'); } }),
  () => date().setHours({ valueOf() { throw new RangeError('first'); } }, { valueOf() { throw new RangeError('second'); } }),
  () => date().setHours(1, 2n),
  () => date().setHours(1, {}, 2n),
  () => date().setHours(1, {}, Symbol('x')),
  () => date().setHours(Symbol('x')),
  () => date().setHours(1, { valueOf: () => ({}), toString: () => ({}) }),
  () => Date.prototype.setHours.call({}, spy('never', 1)),
  () => Date.UTC({ valueOf() { throw new TypeError('year'); } }, spy('never', 1)),
]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name + ': ' + error.message, log.splice(0));
  }
}

console.log('--- Symbol.toPrimitive and toJSON');
const d = new Date(0);
d.toString = () => { log.push('toString'); return 'text'; };
d.valueOf = () => { log.push('valueOf'); return 5; };
flush(d + 1, d - 1, `${d}`, d * 2, d == 'text', d < 6);
const toPrimitive = Date.prototype[Symbol.toPrimitive];
for (const hint of ['number', 'string', 'default']) flush(hint, toPrimitive.call(d, hint), toPrimitive.call({ toString: () => 'o', valueOf: () => 1 }, hint));
d.toString = () => ({});
flush(toPrimitive.call(d, 'string'), toPrimitive.call(d, 'default'));
for (const [receiver, hint] of [[d, 'foo'], [d, undefined], [d, 5], [1, 'number'], [undefined, 'number'], [Object.create(null), 'default'], ['s', 'string']]) {
  try {
    console.log(toPrimitive.call(receiver, hint));
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}
const toJSON = Date.prototype.toJSON;
console.log(toJSON.call({ toISOString: () => 'made up' }), toJSON.call({ valueOf: () => NaN, toISOString: () => 'no' }), toJSON.call({ valueOf: () => 'NaN', toISOString() { return this === undefined; } }));
for (const receiver of [undefined, null, {}, 5, { toISOString: 1 }, { toISOString() { throw new Error('mine'); } }]) {
  try {
    console.log(toJSON.call(receiver));
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}
