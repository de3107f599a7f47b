// Writes engine/language/javascript/src/regexp/unicode_tables.inc: the properties that \p{...} may name and what
// counts as the same letter when case is ignored. Node 20's own regular expressions are asked about every code point;
// the names to try are those acorn (inside node) knows, and those of the scripts it is too old for.
//   node --expose-internals tools/unicode/generate_regexp_tables.mjs > .../src/regexp/unicode_tables.inc
import { createRequire } from 'node:module';
if (!process.version.startsWith('v20.')) throw new Error(`the reference is node 20, this is ${process.version}`);

const SURROGATES = { first: 0xd800, last: 0xdfff };
const END = 0x110000;
const YOUNG_SCRIPTS = `Kawi Nag_Mundari Nagm Garay Gara Gurung_Khema Gukh Kirat_Rai Krai Ol_Onal Onao Sunuwar Sunu
  Todhri Todr Tulu_Tigalari Tutg Sidetic Sidt Tolong_Siki Tols Beria_Erfe Berf Unknown Zzzz`;

const compile = (source, flags) => {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
};
const hex = (n) => '0x' + n.toString(16).toUpperCase();

// --- sets as toggles: the points where membership changes ------------------------------------------------------------

// Every code point in order; the surrogates are left out, because two of them would join.
const everything = Array.from({ length: END / 0x1000 }, (_, block) => {
  const points = Array.from({ length: 0x1000 }, (_, i) => block * 0x1000 + i);
  return String.fromCodePoint(...points.filter((point) => point < SURROGATES.first || point > SURROGATES.last));
}).join('');

const pointAt = (index) => {
  if (index < SURROGATES.first) return index;
  const beyond = index + 0x800;
  return beyond < 0x10000 ? beyond : 0x10000 + (beyond - 0x10000) / 2;
};

function rangesOf(property) {
  const runs = new RegExp(`${property}+`, 'gu');
  const one = new RegExp(`^${property}$`, 'u');
  const found = [];
  for (const { index, 0: text } of everything.matchAll(runs)) {
    const [first, last] = [pointAt(index), pointAt(index + text.length - 1 - (text.codePointAt(text.length - 2) > 0xffff))];
    // A run that spans the surrogates says nothing about them.
    if (first < SURROGATES.first && last > SURROGATES.last) found.push([first, SURROGATES.first - 1], [SURROGATES.last + 1, last]);
    else found.push([first, last]);
  }
  for (let point = SURROGATES.first; point <= SURROGATES.last; ++point) {
    if (one.test(String.fromCharCode(point))) found.push([point, point]);
  }
  return found.sort((x, y) => x[0] - y[0]);
}

function togglesOf(property) {
  const toggles = [];
  for (const [first, last] of rangesOf(property)) {
    if (toggles.at(-1) === first) toggles.pop();
    else toggles.push(first);
    toggles.push(last + 1);
  }
  return toggles;
}

// Toggles of one or the other and not both: the symmetric difference of the sets.
function difference(a, b) {
  const result = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (j === b.length || a[i] < b[j]) result.push(a[i++]);
    else if (i === a.length || b[j] < a[i]) result.push(b[j++]);
    else ++i, ++j;
  }
  return result;
}

// Distances, seven bits a byte, the low ones first; the high bit says that more follow.
function bytesOf(toggles) {
  const bytes = [];
  let before = 0;
  for (const toggle of toggles) {
    let distance = toggle - before;
    for (; distance > 0x7f; distance >>>= 7) bytes.push((distance & 0x7f) | 0x80);
    bytes.push(distance);
    before = toggle;
  }
  return bytes;
}

// --- properties ------------------------------------------------------------------------------------------------------

const acorn = process.binding('natives')['internal/deps/acorn/acorn/dist/acorn'];
const lists = acorn.match(/(ecma\d+BinaryProperties|unicodeGeneralCategoryValues|ecma\d+ScriptValues|scriptValuesAddedInUnicode) = [^;]*/g);
const words = [...new Set((lists.join(' ') + YOUNG_SCRIPTS).match(/\w+/g))].sort((x, y) => (x < y ? -1 : 1));

const sets = [];
const indexOfText = new Map();
function indexOf(property) {
  const toggles = togglesOf(property);
  const text = toggles.join();
  if (!indexOfText.has(text)) indexOfText.set(text, sets.push(toggles) - 1);
  return indexOfText.get(text);
}

const named = (form) => words.map((word) => [word, form.replace('@', word)]).filter(([, form]) => compile(form, 'u'))
  .map(([word, form]) => [word, indexOf(form)]);
const lone = named('\\p{@}');
const categories = named('\\p{gc=@}');
const scripts = named('\\p{sc=@}');
const extensions = new Map(named('\\p{scx=@}'));

const covered = new Uint8Array(END);
for (const [, index] of scripts) {
  for (let i = 0; i < sets[index].length; i += 2) covered.fill(1, sets[index][i], sets[index][i + 1]);
}
if (covered.includes(0)) throw new Error(`no listed script has ${hex(covered.indexOf(0))}`);

// Each set as its difference to the earlier one that it is nearest to, or to nothing.
function encode() {
  const bytes = [];
  const rows = sets.map((toggles, index) => {
    let best = { base: index, bytes: bytesOf(toggles) };
    for (let base = 0; base < index; ++base) {
      if (Math.abs(sets[base].length - toggles.length) > best.bytes.length) continue;
      const candidate = bytesOf(difference(sets[base], toggles));
      if (candidate.length < best.bytes.length) best = { base, bytes: candidate };
    }
    const row = `{${bytes.length}, ${best.bytes.length}, ${best.base}}`;
    bytes.push(...best.bytes);
    return row;
  });
  return { rows, bytes };
}

// --- case ------------------------------------------------------------------------------------------------------------

const single = (text) => ([...text].length === 1 ? text.codePointAt(0) : undefined);
const cased = [...everything].filter((c) => c.toUpperCase() !== c || c.toLowerCase() !== c || /\p{CWCM}|\p{CWCF}/u.test(c));

// The classes of letters that node holds for the same: each with the member that stands for it.
function representatives(flags, standsFor) {
  const letters = cased.filter((c) => flags.includes('u') || c.length === 1);
  const text = letters.join('');
  const others = everything.replace(new RegExp(`[${text}]`, 'gu'), '');
  if (new RegExp(`[${text}]`, flags).test(others)) throw new Error('a letter outside the list has a partner');
  const moved = new Map();
  for (const letter of letters) {
    const same = [...new Set(text.match(new RegExp(letter, 'g' + flags)))];
    if (same.length > 1) moved.set(letter.codePointAt(0), standsFor(same).codePointAt(0));
  }
  return [...moved].filter(([from, to]) => from !== to);
}

const mostNamed = (map) => (same) =>
  same.reduce((best, one) => {
    const votes = (c) => same.filter((other) => map(other) === c).length;
    return votes(one) > votes(best) ? one : best;
  });

// Letters that move by the same distance, next to each other or at every second place.
function caseRanges(moved) {
  const found = [];
  for (const [point, to] of moved) {
    const distance = to - point;
    const range = found.findLast((one) => one.distance === distance && point - one.last <= 2);
    const stride = range && point - range.last;
    if (range && (range.first === range.last || range.stride === stride)) Object.assign(range, { last: point, stride });
    else found.push({ first: point, last: point, stride: 1, distance });
  }
  found.sort((x, y) => x.first - y.first).forEach((range, i) => {
    if (i > 0 && found[i - 1].last >= range.first) throw new Error(`ranges overlap at ${hex(range.first)}`);
  });
  return found.map((range) => `{${hex(range.first)}, ${hex(range.last)}, ${range.stride}, ${range.distance}}`);
}

// --- text ------------------------------------------------------------------------------------------------------------

// Rows of as many cells as fit 120 columns.
function table(type, name, cells) {
  const lines = ['  '];
  for (const cell of cells) {
    if (lines.at(-1).length + cell.length + 2 > 120) lines.push('  ');
    lines.push(lines.pop() + cell + ', ');
  }
  return `constexpr ${type} ${name}[] = {\n${lines.map((line) => line.trimEnd()).join('\n')}\n};\n`;
}

const namesTable = (name, entries) =>
  table('PropertyName', name, entries.map(([word, index]) => `{"${word}", ${index}}`));

const { rows, bytes } = encode();
process.stdout.write([
  `// Generated by tools/unicode/generate_regexp_tables.mjs; Unicode ${process.versions.unicode}; do not edit.\n`,
  namesTable('lone_names', lone),
  namesTable('category_names', categories),
  table('ScriptName', 'script_names', scripts.map(([word, index]) => `{"${word}", ${index}, ${extensions.get(word)}}`)),
  table('EncodedSet', 'encoded_sets', rows),
  table('std::uint8_t', 'encoded_bytes', bytes.map(String)),
  table('CaseRange', 'fold_ranges', caseRanges(representatives('iu', mostNamed((c) => c.toLowerCase())))),
  table('CaseRange', 'upper_ranges', caseRanges(representatives('i', mostNamed((c) => c.toUpperCase())))),
].join('\n'));
