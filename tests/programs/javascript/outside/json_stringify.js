// origin: tutorial on JSON.stringify, replacer and indent
const user = {
  name: 'Zoë',
  password: 'hunter2',
  age: 31,
  roles: ['admin', 'editor'],
  address: { street: '1 Main St', zip: undefined, geo: { lat: 51.5, lng: -0.12 } },
  greet() { return 'hi'; },
  [Symbol('secret')]: 1,
  big: 1e21,
  missing: null,
};
console.log(JSON.stringify(user));
console.log(JSON.stringify(user, (key, value) => (key === 'password' ? undefined : value), 2));
console.log(JSON.stringify(user, ['name', 'address', 'geo', 'lat'], '\t'));
console.log(JSON.stringify({ toJSON: () => ({ x: 1 }) }), JSON.stringify('"quoted"'), JSON.stringify(['\u2028', '\b\f\v']));

class Temperature {
  constructor(c) { this.celsius = c; }
  toJSON() { return `${this.celsius}°C`; }
  static reviver(key, value) {
    return typeof value === 'string' && value.endsWith('°C') ? new Temperature(parseFloat(value)) : value;
  }
}
const text = JSON.stringify({ readings: [new Temperature(20.5), new Temperature(-3)], count: 2 });
console.log(text);
console.log(JSON.parse(text, Temperature.reviver));

const seen = new WeakSet();
const node = { name: 'root', children: [] };
node.children.push({ name: 'leaf', parent: node });
console.log(JSON.stringify(node, (k, v) => {
  if (typeof v === 'object' && v !== null) {
    if (seen.has(v)) return '[Circular]';
    seen.add(v);
  }
  return v;
}, 1));
console.log(node);
try { JSON.parse('{ "a": 1, }'); } catch (e) { console.log(e.name); }
