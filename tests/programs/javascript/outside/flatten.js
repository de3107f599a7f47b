// origin: interview task, flatten arrays and objects
const flatten = (arr, depth = Infinity) =>
  arr.reduce((acc, x) => Array.isArray(x) && depth > 0 ? acc.concat(flatten(x, depth - 1)) : acc.concat([x]), []);

const nested = [1, [2, [3, [4, [5, [6]]]]], [[[]]], 'x', [null, undefined]];
console.log(flatten(nested));
console.log(flatten(nested, 1));
console.log(flatten(nested, 2));
console.log(nested);

function flattenObject(obj, prefix = '', out = {}) {
  for (const [k, v] of Object.entries(obj)) {
    const path = prefix ? `${prefix}.${k}` : k;
    if (v && typeof v === 'object' && Object.keys(v).length) flattenObject(v, path, out);
    else out[path] = v;
  }
  return out;
}
const config = { server: { host: 'localhost', ports: [80, 443], tls: { enabled: false, ciphers: [] } }, debug: null, name: 'app' };
const flat = flattenObject(config);
console.log(flat);

const unflatten = (o) => {
  const res = {};
  for (const key in o) {
    const parts = key.split('.');
    let cur = res;
    parts.forEach((p, i) => {
      if (i === parts.length - 1) cur[p] = o[key];
      else cur = cur[p] ??= isNaN(parts[i + 1]) ? {} : [];
    });
  }
  return res;
};
console.log(unflatten(flat));
console.log(JSON.stringify(unflatten(flat)) === JSON.stringify(config));
