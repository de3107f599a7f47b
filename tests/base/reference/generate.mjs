// Prints what node computes, for the tests of engine/base: rows of "function, arguments, result" split by tabs.
//   node tests/base/reference/generate.mjs TABLE [ROWS] > tests/base/reference/TABLE.tsv
// Numbers are written as their 64 bits in hexadecimal; text as JSON without its quotes. More ROWS than the committed
// default make a longer test of the same kind. Seeded: the same rows every time.
if (!process.version.startsWith('v20.')) throw new Error(`the reference is node 20, this is ${process.version}`);

let state = 0x9e3779b97f4a7c15n;
const random64 = () => {
  state ^= BigInt.asUintN(64, state << 13n);
  state ^= state >> 7n;
  state ^= BigInt.asUintN(64, state << 17n);
  return state;
};
const below = (bound) => Number(random64() % BigInt(bound));
const pick = (list) => list[below(list.length)];

const view = new DataView(new ArrayBuffer(8));
const bits = (x) => {
  if (Number.isNaN(x)) return '7ff8000000000000';
  view.setFloat64(0, x);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};
const fromBits = (n) => {
  view.setBigUint64(0, BigInt.asUintN(64, n));
  return view.getFloat64(0);
};
const quoted = (text) =>
  JSON.stringify(text).slice(1, -1).replace(/[^ -~]/g, (unit) => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'));

const rows = [];
const add = (name, ...cells) => rows.push([name, ...cells].join('\t'));

const special = [
  0, -0, NaN, Infinity, -Infinity, 1, -1, 0.1, 0.5, 1.5, 2.5, -2.5, 0.000001, 1e-7, 1.45, 1.005, 8.345, 25, 35, 9.995,
  123.456, 1e20, 1e21, 123456789012345680000, 1e22, 1e100, 4294967295, 4294967296, 2147483648, -2147483649, 5e-324,
  1.7976931348623157e308, 2.2250738585072014e-308, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 0.1 + 0.2, 1 / 3, 999999.5, 0.05,
  2 ** 31 - 0.5, 2 ** 63, 1e-10, 1.1e-6, 99.99999999999999, 0.9999999999999999,
];

function anyNumber() {
  const kind = below(8);
  if (kind === 0) return pick(special);
  if (kind === 1) return below(2 ** 32) - 2 ** 31;
  if (kind === 2) return (below(2e6) - 1e6) / pick([2, 4, 8, 16, 32, 64, 128, 1024]);
  if (kind === 3) return (below(2e9) - 1e9) / pick([10, 100, 1000, 1e4, 1e6]);
  if (kind === 4) return Number(random64() >> BigInt(below(64))) * pick([1, -1]);
  if (kind === 5) return fromBits(random64()) * 1;
  const exponent = below(120) - 60;
  return (1 + below(2 ** 52) / 2 ** 52) * 2 ** exponent * pick([1, -1]);
}

function formats(count) {
  const samples = [...special];
  while (samples.length < count) samples.push(anyNumber());
  for (const x of samples) {
    add('toString', bits(x), String(x));
    const radix = 2 + below(35);
    add('toRadix', bits(x), radix, x.toString(radix));
    const places = below(4) ? below(22) : below(101);
    add('toFixed', bits(x), places, x.toFixed(places));
    add('toExponential', bits(x), places, x.toExponential(places));
    add('toExponentialFree', bits(x), x.toExponential());
    add('toPrecision', bits(x), Math.max(places, 1), x.toPrecision(Math.max(places, 1)));
    add('toInt32', bits(x), x | 0);
    add('toUint32', bits(x), x >>> 0);
  }
}

const digits = (count, radix = 10) =>
  Array.from({ length: count }, () => below(radix).toString(radix)[below(2) ? 'toUpperCase' : 'toString']()).join('');

const literals = [
  '', ' ', '\u00a0\ufeff\u2003 12\n\u2028', '1_000', '0x', '0x1F', '0XfF', '-0x10', '0b101', '0B12', '0o17', '0O8', '+',
  '-', '.', '+.5', '5.', '.e5', '1e', '1e+', '1e5x', '1e5', '1E-5', '--1', '+-1', 'Infinity', '+Infinity', '-Infinity',
  'infinity', 'INFINITY', 'Infinityx', 'NaN', '0', '-0', '00012', '0.1.2', '1e400', '-1e400', '1e-400', '-1e-400',
  '0e99999999999999999999', '1e99999999999999999999', '1e-99999999999999999999', '0.' + '0'.repeat(400) + '1e401',
  '1' + '0'.repeat(400) + 'e-400', '9007199254740993', '9007199254740992.5', '9007199254740993.0000000000000000001',
  '2.4703282292062327e-324', '2.4703282292062328e-324', '1.7976931348623158e308', '1.7976931348623159e308',
  '0x20000000000001', '0x20000000000003', '0x200000000000011', '0x' + 'f'.repeat(256), '0x' + 'f'.repeat(255),
  '0b1' + '0'.repeat(53) + '1', '12px', '  42abc', '\u180e1', '\u20031', '1\u0000', '12 34', '0x1g', '1n', '\u0661',
  '9'.repeat(309), '1' + '0'.repeat(308), '4.9e-324', '2.2250738585072011e-308', '1e23', '8.5e22', '0o777777777777777777777',
];

function anyLiteral() {
  const kind = below(6);
  if (kind === 0) return String(anyNumber());
  if (kind === 1) return pick(['', '-', '+']) + digits(1 + below(30)) + pick(['', '.']) + digits(below(30));
  if (kind === 2) return digits(1 + below(20)) + pick(['', '.']) + digits(below(20)) + pick(['e', 'E']) +
    pick(['', '-', '+']) + below(340);
  if (kind === 3) return pick(['0x', '0b', '0o', '']) + digits(1 + below(70), pick([2, 8, 16]));
  if (kind === 4) return pick([' ', '\t', '\u3000', '\u200b']) + anyNumber().toFixed(below(20)) + pick(['', '\r', 'x', '.']);
  // Halfway between two doubles, and a touch to the side.
  const halfway = ((1n << 52n) | (random64() >> 12n)) * 2n + 1n;
  return (halfway << BigInt(below(200))).toString() + pick(['', '.0', '.00000000000000000000001']);
}

function parses(count) {
  const samples = [...literals];
  while (samples.length < count) samples.push(anyLiteral());
  for (const text of samples) {
    add('Number', quoted(text), bits(Number(text)));
    add('parseFloat', quoted(text), bits(parseFloat(text)));
    add('parseInt', quoted(text), 0, bits(parseInt(text)));
    const radix = pick([2, 3, 7, 8, 10, 16, 32, 36, 1, 37, -1, 5, 35]);
    add('parseInt', quoted(text), radix, bits(parseInt(text, radix)));
  }
}

// Big integers are written in hexadecimal with their sign.
const hex = (n) => n.toString(16);

function anyBigInteger(most = 400) {
  const kind = below(6);
  let n = 0n;
  if (kind === 0) n = BigInt(below(8));
  else if (kind === 1) n = (1n << BigInt(below(most))) + BigInt(below(3) - 1);
  else for (let bits = below(most); bits > 0; bits -= 64) n = (n << 64n) | random64();
  // Runs of ones and zeros, where carries and quotient estimates go wrong.
  if (kind === 2) n ^= ((1n << BigInt(below(most))) - 1n) << BigInt(below(64));
  return below(2) ? n : -n;
}

const attempt = (compute) => {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    return error.name;
  }
};

const pairs = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => x / y,
  '%': (x, y) => x % y,
  '&': (x, y) => x & y,
  '|': (x, y) => x | y,
  '^': (x, y) => x ^ y,
};

function bigArithmetic(count) {
  for (let i = 0; i < count; ++i) {
    const x = anyBigInteger(i % 50 == 9 ? 6000 : 300), y = anyBigInteger(i % 30 == 9 ? 4000 : 200);
    for (const name in pairs) {
      const result = attempt(() => pairs[name](x, y));
      add(name, hex(x), hex(y), typeof result === 'bigint' ? hex(result) : result);
    }
    const small = BigInt(below(200) - 20);
    const power = attempt(() => x ** (small / 16n));
    add('**', hex(x), hex(small / 16n), typeof power === 'bigint' ? hex(power) : power);
    add('<<', hex(x), hex(small), hex(x << small));
    add('>>', hex(x), hex(small), hex(x >> small));
    add('~', hex(x), hex(~x));
    const bits = below(3) ? below(130) : pick([0, 1, 8, 31, 32, 33, 63, 64, 65, 128]);
    add('asIntN', bits, hex(x), hex(BigInt.asIntN(bits, x)));
    add('asUintN', bits, hex(x), hex(BigInt.asUintN(bits, x)));
    add('<=>', hex(x), hex(y), x < y ? -1 : x > y ? 1 : 0);
  }
}

function bigConversions(count) {
  for (let i = 0; i < count; ++i) {
    const x = anyBigInteger(i % 9 ? 130 : 1200);
    const radix = below(2) ? 10 : 2 + below(35);
    add('toString', hex(x), radix, x.toString(radix));
    add('toNumber', hex(x), bits(Number(x)));
    const number = below(2) ? anyNumber() : Number(x) + pick([0, 1, -1, 0.5]);
    add('<=> number', hex(x), bits(number), x < number ? -1 : x > number ? 1 : x == number ? 0 : 'unordered');
    const exact = attempt(() => BigInt(number));
    add('BigInt(number)', bits(number), typeof exact === 'bigint' ? hex(exact) : exact);
    const text = i < literals.length ? literals[i] : pick(['', ' ', '+', '-', '0x']) + x.toString(pick([10, 16])) + pick(['', '\n']);
    const parsed = attempt(() => BigInt(text));
    add('BigInt(text)', quoted(text), typeof parsed === 'bigint' ? hex(parsed) : parsed);
  }
}

// Digests over all of Unicode, 256 points a row, and texts whose casing looks at neighbours.
const texts = [
  'Stra\u00dfe', '\ufb01x \u0149', '\u039f\u0394\u039f\u03a3', '\u03a3', '\u03a3\u03a3 \u03a3', 'A\u03a3.', 'A\u03a3.B',
  'A\u0301\u03a3\u0301', '\u{1d400}\u03a3', 'a\u00ad\u03a3\u00ad b', '\ud801A\u03a3\udc00', '\u0130I\u0131i', '\u{10428}\u{10400}',
  '\u1f88\u1fb3', '', 'abcXYZ 09', '\ud800', '1\u03a3', '\u01c4\u01c5\u01c6',
];

function unicodeRows() {
  for (const text of texts) {
    add('upper', quoted(text), quoted(text.toUpperCase()));
    add('lower', quoted(text), quoted(text.toLowerCase()));
  }
  for (let block = 0; block < 0x20000; block += 256) {
    const characters = Array.from({ length: 256 }, (_, i) => String.fromCodePoint(block + i));
    if (characters.every((one) => one.toUpperCase() === one && one.toLowerCase() === one)) continue;
    add('upper digest', block, digest(characters.map((one) => one.toUpperCase()).join('')));
    add('lower digest', block, digest(characters.map((one) => one.toLowerCase()).join('')));
  }
}

// FNV-1a over the units of a text, 64 bits.
function digest(text) {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; ++i) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(16);
}

const unary = [
  'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'exp', 'expm1', 'log',
  'log1p', 'log2', 'log10', 'cbrt', 'round', 'fround', 'sign',
];
const edges = [
  0, -0, NaN, Infinity, -Infinity, 1, -1, 0.5, -0.5, 5e-324, Number.MAX_VALUE, 2 ** 52 + 1, 2.5, -2.5, -0.2, 1e22,
  0.49999999999999994, 709.782712893384, 710, -745.2, Math.PI / 2, 5.319372648326541e255, 0.99, 1.0000001, 1e-9,
];
const magnitudes = [() => unit() * 2, () => unit() * 20, () => unit() * 1500, () => 2 ** (unit() * 2000),
  () => fromBits(random64()), () => below(1e6) / 1000, () => Number.parseFloat((unit() * 8).toFixed(2))];
const unit = () => Number(random64() >> 11n) / 2 ** 53 - 0.5;
const operand = () => pick(magnitudes)() * 1;

function mathRows(count) {
  for (const name of unary) {
    for (const x of [...edges, ...Array.from({ length: count }, operand)]) add(name, bits(x), bits(Math[name](x)));
  }
  for (const name of ['atan2', 'hypot', 'pow']) {
    const few = [0, -0, NaN, Infinity, -Infinity, 1, -1, 0.5, -3];
    for (const x of few) for (const y of few) add(name, bits(x), bits(y), bits(Math[name](x, y)));
    for (let i = 0; i < count; ++i) {
      const x = name === 'pow' && below(2) ? Math.abs(operand()) : operand(), y = below(2) ? operand() : below(40) - 20;
      add(name, bits(x), bits(y), bits(Math[name](x, y)));
    }
  }
}

const generators = {
  math(count = 12) {
    mathRows(count);
  },
  unicode: unicodeRows,
  'big-integers'(count = 40) {
    bigArithmetic(count);
    bigConversions(count * 2);
  },
  numbers(count = 80) {
    formats(count);
    parses(count);
  },
};

generators[process.argv[2]](process.argv[3] && Number(process.argv[3]));
process.stdout.write(rows.join('\n') + '\n');
