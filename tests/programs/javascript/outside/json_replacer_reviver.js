// origin: tutorial on the lesser known arguments of JSON.stringify and JSON.parse
const data = { id: 1, secret: 'pw', when: new Date(0), nested: { secret: 'x', list: [undefined, () => 1, Symbol('s'), NaN, -0, null] }, toJSON: undefined };
console.log(JSON.stringify(data));
console.log(JSON.stringify(data, (k, v) => k === 'secret' ? undefined : v, 2));
console.log(JSON.stringify(data, ['id', 'nested', 'list'], '--'));
console.log(JSON.stringify({ a: [], b: {}, c: [{}], d: '' }, null, 4));
console.log(JSON.stringify([1, [2]], null, 20).split('\n')[1].length, JSON.stringify({ a: 1 }, null, 'abcdefghijklmn'));
const visited = [];
JSON.parse('{"a":[1,{"b":2}],"c":"d"}', function (k, v) { visited.push(k + '=' + JSON.stringify(v) + (Array.isArray(this) ? '@array' : '')); return v });
console.log(visited);
console.log(JSON.parse('{"d":"2024-01-02T03:04:05.000Z","n":"12"}', (k, v) => /^\d{4}-/.test(v) ? new Date(v) : k === 'n' ? undefined : v));
class Temp { constructor(c) { this.c = c } toJSON(key) { return `${this.c}C at ${key || 'root'}` } }
console.log(JSON.stringify({ t: new Temp(5), l: [new Temp(6)] }), JSON.stringify(new Temp(7)));
const order = []; JSON.stringify({ b: 1, a: { c: 2 }, 2: 'x', 1: 'y' }, (k, v) => (order.push(k), v)); console.log(order);
console.log(JSON.stringify('\u2028"\\\n\u0001é😀\ud800</script>'), JSON.stringify({ 'key "q"': 1 }), JSON.stringify(Object(1n).toString()), JSON.stringify([new Number(1), new String('s'), new Boolean(false), Object(Symbol())]));
console.log(JSON.stringify(undefined), JSON.stringify(() => {}), JSON.stringify(Symbol()), JSON.stringify(null), JSON.stringify(NaN), JSON.stringify({ u: undefined }), JSON.stringify([undefined]));
console.log(JSON.parse('{"__proto__": {"x": 1}, "a": 1, "a": 2}'), JSON.parse(' [1 , 2 ]\n'), JSON.parse('"\\u0041\\n"'), JSON.parse('1E3'), JSON.parse('-0'), JSON[Symbol.toStringTag], JSON);
console.log(JSON.stringify(new Map([[1, 2]])), JSON.stringify(new Set([1])), JSON.stringify([...new Map([[1, 2]])]), JSON.stringify(new Error('e')), JSON.stringify(/x/), JSON.stringify(new Uint8Array(2)), JSON.stringify(Object.create({ a: 1 })), JSON.stringify(process.versions.nothing));
const mapReplacer = (k, v) => v instanceof Map ? { $map: [...v] } : v, mapReviver = (k, v) => v && v.$map ? new Map(v.$map) : v;
console.log(JSON.parse(JSON.stringify({ m: new Map([['a', new Map([['b', 1]])]]) }, mapReplacer), mapReviver));
try { JSON.stringify({ get boom() { throw new TypeError('from getter') } }) } catch (e) { console.log(e.message) }
try { JSON.stringify({ x: { toJSON() { throw new Error('from toJSON') } } }) } catch (e) { console.log(e.message) }
const o = { a: 1 }; o.arr = [o]; try { JSON.stringify(o) } catch (e) { console.log(e.message) }
class Node2 { constructor() { this.next = null } } const n1 = new Node2(), n2 = new Node2(); n1.next = n2; n2.next = n1; try { JSON.stringify({ head: n1 }) } catch (e) { console.log(e.message) }
