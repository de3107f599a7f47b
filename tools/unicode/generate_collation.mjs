// Writes engine/language/javascript/src/builtins/collation_tables.inc: the root order as node 20 (and the ICU inside it) has it, and where
// languages differ from it.
//   node tools/unicode/generate_collation.mjs > engine/language/javascript/src/builtins/collation_tables.inc
if (!process.version.startsWith('v20.')) throw new Error(`the reference is node 20, this is ${process.version}`);

const compareBy = (tag, sensitivity, more) => new Intl.Collator(tag, { sensitivity, ...more }).compare;
const root = { base: compareBy('en', 'base'), accent: compareBy('en', 'accent'), all: compareBy('en', 'variant'), shifted: compareBy('en', 'variant', { ignorePunctuation: true }) };
const text = String.fromCodePoint;
const hex = (n) => '0x' + n.toString(16).toUpperCase();
const WANTED = /[\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

const points = [];
for (let point = 0; point < 0x20000; ++point) {
  if (point >= 0xd800 && point <= 0xdfff) continue;
  const c = text(point);
  if (/[\p{Cn}\p{Co}\p{Script=Han}]/u.test(c) || !WANTED.test(c) || c.normalize('NFD') !== c || (point > 0xffff && !/\p{Extended_Pictographic}/u.test(c))) continue;
  points.push(c);
}
const ignored = points.filter((c) => root.all(c, '') === 0);
const marks = points.filter((c) => root.all(c, '') !== 0 && root.base(c, '') === 0).sort(root.all);
const letters = points.filter((c) => root.base(c, '') !== 0);

// --- those that sort as several: by their compatible form, or as two Latin letters

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const digraphs = alphabet.flatMap((a) => alphabet.map((b) => a + b));
const expansions = [];
const singles = [];
for (const c of letters) {
  const wide = c.normalize('NFKD');
  const pair = [...wide].filter((part) => root.base(part, '') !== 0).length > 1 && root.base(c, wide) === 0 ? wide
    : /\p{Script=Latin}/u.test(c) && wide === c ? digraphs.find((two) => root.base(c, two) === 0) : undefined;
  if (pair) expansions.push([c, c !== c.toLowerCase() && pair === pair.toLowerCase() ? pair.toUpperCase() : pair]);
  else singles.push(c);
}
singles.sort((a, b) => root.all(a, b) || a.codePointAt(0) - b.codePointAt(0));

// --- weights

const secondaryOf = new Map();
let secondary = 0;
marks.forEach((mark, i) => {
  if (i === 0 || root.accent(marks[i - 1], mark) !== 0) secondary += 2;
  secondaryOf.set(mark, secondary);
});
const lastSecondary = secondary;
// A letter that differs from the first of its kind by an accent of its own: where that stands among the marks.
function ownSecondary(c, first) {
  let low = 0, high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1, order = root.accent(c, first + marks[middle]);
    if (order === 0) return secondaryOf.get(marks[middle]);
    if (order < 0) high = middle; else low = middle + 1;
  }
  return (low === 0 ? 0 : secondaryOf.get(marks[low - 1])) + 1;
}
// An accent of its own between the two that a letter sorts as.
function betweenSecondary(c, pair) {
  const letters = [...pair];
  if (letters.length !== 2 || root.accent(c, pair) === 0) return 0;
  let low = 0, high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (root.accent(c, letters[0] + marks[middle] + letters[1]) <= 0) high = middle; else low = middle + 1;
  }
  const isMark = low < marks.length && root.accent(c, letters[0] + marks[low] + letters[1]) === 0;
  return isMark ? secondaryOf.get(marks[low]) : (low === 0 ? 0 : secondaryOf.get(marks[low - 1])) + 1;
}
const entries = [];
let primary = 0, first, tertiary = 0, variableTop = 0;
singles.forEach((c, i) => {
  const last = singles[i - 1];
  if (i === 0 || root.base(last, c) !== 0) { primary++; first = c; tertiary = 0; }
  else if (root.accent(last, c) !== 0) tertiary = 0;
  else if (root.all(last, c) !== 0) tertiary++;
  if (root.shifted(c, '') === 0) variableTop = primary;
  const isUpper = c !== c.toLowerCase() && root.base(c, c.toLowerCase()) === 0;
  entries.push({ point: c.codePointAt(0), primary, secondary: root.accent(c, first) === 0 ? 0 : ownSecondary(c, first), tertiary: Math.min(tertiary, 63) + (isUpper ? 64 : 0) });
});
for (const mark of marks) {
  entries.push({ point: mark.codePointAt(0), primary: 0, secondary: secondaryOf.get(mark), tertiary: 0 });
}
entries.sort((a, b) => a.point - b.point);
const primaryOf = (c) => entries.find((entry) => entry.point === c.codePointAt(0)).primary;

// Rows: points at a stride, primaries that rise by a step.
const rows = [];
for (const entry of entries) {
  const row = rows.findLast((one) => entry.point - one.last <= 2 && one.secondary === entry.secondary && one.tertiary === entry.tertiary);
  const stride = row && entry.point - row.last, step = row && entry.primary - row.lastPrimary;
  if (row && step >= 0 && step <= 2 && (row.count === 1 || (row.stride === stride && row.step === step))) Object.assign(row, { last: entry.point, lastPrimary: entry.primary, stride, step, count: row.count + 1 });
  else rows.push({ first: entry.point, last: entry.point, count: 1, stride: 1, step: 0, primary: entry.primary, lastPrimary: entry.primary, secondary: entry.secondary, tertiary: entry.tertiary });
}
rows.sort((a, b) => a.first - b.first);

// Letters with marks that sort as letters of their own everywhere: й.
function rootContractions() {
  const out = [];
  for (let point = 0xc0; point < 0x3100; ++point) {
    const c = text(point), parts = c.normalize('NFD');
    if (parts === c || !WANTED.test(c) || root.base(c, '') === 0 || root.base(c, [...parts][0]) === 0) continue;
    let low = 0, high = singles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (root.base(singles[middle], c) <= 0) low = middle + 1; else high = middle;
    }
    const anchor = singles[low - 1];
    if (root.base(anchor, c) === 0) continue;
    out.push({ c, parts, anchor: primaryOf(anchor), upper: c !== c.toLowerCase() });
  }
  out.sort((a, b) => root.all(a.c, b.c));
  let k = 0, t = 0;
  out.forEach((row, i) => {
    const last = out[i - 1];
    if (!last || last.anchor !== row.anchor) { k = 1; t = 0; }
    else if (root.base(last.c, row.c) !== 0) { k++; t = 0; }
    else t++;
    Object.assign(row, { k, t: t + (row.upper ? 64 : 0) });
  });
  return out.map(({ parts, anchor, k, t }) => ({ text: parts, anchor, k, s: 0, t })).sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
}

// --- languages

const LATIN = 'àáâãäåāăąạảấầẩẫậắằẳẵặæçćĉċčďđéèêëēĕėęěẹẻẽếềểễệğĝġģĥħìíîïĩīĭįỉịıĵķĺļľŀłñńņňŋòóôõöøōŏőọỏốồổỗộơớờởỡợœŕŗřśŝşšșţťŧțùúûüũūŭůűųụủưứừửữựŵýÿŷỳỵỷỹźżžþðß';
const CYRILLIC = 'ёйґєіїўђјљњћџѓќ', ARABIC = 'آأإؤئ';
// Letters of the alphabet that stand elsewhere than in English.
const MOVED = { et: 'z', lt: 'y', lv: 'y' };
const scriptOf = (x) => /\p{Script=Latin}/u.test(x) ? 'Latin' : /\p{Script=Arabic}/u.test(x) ? 'Arabic' : 'Cyrillic';
const DIGRAPHS = { cs: ['ch'], sk: ['ch'], hr: ['dž', 'lj', 'nj'], hu: ['cs', 'dz', 'dzs', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'], da: ['aa'], nb: ['aa'], no: ['aa'], es: [], vi: [] };
const LANGUAGES = ['sv', 'fi', 'da', 'nb', 'de-u-co-phonebk', 'es', 'es-u-co-trad', 'pl', 'cs', 'sk', 'hr', 'hu', 'ro', 'tr', 'vi', 'uk', 'et', 'lt', 'lv', 'is', 'sl', 'az', 'sq', 'fr-CA', 'ru', 'bg', 'be', 'sr', 'mk', 'el', 'he', 'ar', 'fa', 'hi', 'bn', 'th', 'ja', 'zh', 'zh-Hant', 'zh-u-co-stroke', 'ko'];
const SCRIPTS = { Grek: 'αω', Cyrl: 'аѿ', Hebr: 'את', Arab: 'اي', Deva: 'अह', Beng: 'অহ', Thai: 'กฮ', Kana: 'あん' };

function tailoringOf(tag) {
  const own = { base: compareBy(tag, 'base'), accent: compareBy(tag, 'accent'), all: compareBy(tag, 'variant') };
  const upper = (x) => x.toLocaleUpperCase(tag), title = (x) => upper(x[0]) + x.slice(1);
  const language = tag.split('-')[0];
  const extra = tag === 'es-u-co-trad' ? ['ch', 'll'] : tag === 'de-u-co-phonebk' ? [] : DIGRAPHS[language] ?? [];
  const candidates = [...new Set([...LATIN, ...extra, ...CYRILLIC, ...(language === 'ar' ? ARABIC : ''), ...(MOVED[language] ?? '')].flatMap((x) => [...new Set([x, title(x), upper(x)])]).filter((x) => x.toLowerCase() !== 'ß' || x === 'ß'))];
  const bases = [...'abcdefghijklmnopqrstuvwxyz', ...'абвгґдђежзѕиіјклљмнњопрстћуфхцчџшщъыьэюяє', ...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'].filter((b) => b !== MOVED[language]);
  const byAnchor = new Map();
  for (const x of candidates) {
    const anchor = bases.filter((b) => own.base(b, x) <= 0 && scriptOf(b) === scriptOf(x)).sort(own.base).at(-1);
    if (!anchor) continue;
    // As in the root order: nothing to say.
    const isSame = own.base(x, anchor) === 0 ? root.base(x, anchor) === 0 : [...x].length === 1 && root.base(x, anchor) !== 0 && rootAnchor(x, bases) === anchor && x.normalize('NFD') === x;
    const expansion = expansions.find(([c]) => c === x)?.[1];
    const isDotted = x === 'İ' && (language === 'tr' || language === 'az');
    if (!isDotted && (isSame || (expansion && own.base(x, expansion) === 0) || (own.base(x, anchor) !== 0 && atHome.has(x) && rootAnchor(x, bases) === anchor))) continue;
    if (!byAnchor.has(anchor)) byAnchor.set(anchor, []);
    byAnchor.get(anchor).push(x);
  }
  const out = [];
  for (const [anchor, list] of byAnchor) {
    list.sort((a, b) => own.all(a, b));
    let k = 0, s = 0, t = 0;
    list.forEach((x, i) => {
      const last = i === 0 ? anchor : list[i - 1];
      if (own.base(last, x) !== 0) { k++; s = 0; t = 0; }
      else if (own.accent(last, x) !== 0) { s++; t = 0; }
      else if (own.all(last, x) !== 0) t++;
      out.push({ text: x.normalize('NFD'), anchor: primaryOf(anchor), k, s, t: t + (x !== x.toLowerCase() ? 64 : 0) });
    });
  }
  return out.sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
}
const atHome = new Set(rootContractions().map(({ text: parts }) => parts.normalize('NFC')));
const rootAnchor = (x, bases) => bases.filter((b) => root.base(b, x) <= 0).sort(root.base).at(-1);
// A script that comes before Latin letters.
function reordered(tag) {
  const own = compareBy(tag, 'base');
  for (const ends of Object.values(SCRIPTS)) if (own(ends[0], 'a') < 0) {
    const name = Object.keys(SCRIPTS).find((script) => SCRIPTS[script] === ends);
    const script = new RegExp(`\\p{Script=${name === 'Kana' ? 'Hiragana' : { Grek: 'Greek', Cyrl: 'Cyrillic', Hebr: 'Hebrew', Arab: 'Arabic', Deva: 'Devanagari', Beng: 'Bengali', Thai: 'Thai' }[name]}}`, 'u');
    const all = entries.filter((entry) => entry.primary > 0 && script.test(text(entry.point)) && /\p{L}/u.test(text(entry.point))).map((entry) => entry.primary);
    return [Math.min(...all), Math.max(...all)];
  }
  return [0, 0];
}

// Chinese characters that people use, in the order of a language.
const decodeRows = (encoding, low, high) => {
  const out = [];
  for (let a = low; a <= high; a++) for (let b = 0xa1; b <= 0xfe; b++) {
    const c = new TextDecoder(encoding).decode(Uint8Array.of(a, b));
    if ([...c].length === 1 && /\p{Script=Han}/u.test(c)) out.push(c);
  }
  return out;
};
const chinese = decodeRows('gb2312', 0xb0, 0xf7), japanese = decodeRows('euc-jp', 0xb0, 0xf4);
const hanOrders = { zh: [...chinese].sort(compareBy('zh', 'variant')).join(''), ja: japanese.sort(compareBy('ja', 'variant')).join('') };
const literal = (string) => {
  const all = [...string], out = [];
  for (let i = 0; i < all.length; i += 56) out.push(`    u"${all.slice(i, i + 56).join('')}"`);
  return out.join('\n');
};
const escaped = (string) => 'u"' + [...string].map((c) => /[a-zA-Z]/.test(c) ? c : [...Array(c.length).keys()].map((i) => '\\u' + c.charCodeAt(i).toString(16).padStart(4, '0')).join('')).join('').replace(/\\u00(0|1)/g, '\\u00$1') + '"';

const cells = (list, width) => {
  const out = [];
  for (let i = 0; i < list.length; i += width) out.push('    ' + list.slice(i, i + width).join(', ') + ',');
  return out.join('\n');
};
const ranges = [];
for (const point of ignored.map((c) => c.codePointAt(0))) {
  const last = ranges.at(-1);
  if (last && last[1] === point - 1) last[1] = point; else ranges.push([point, point]);
}
const tailorings = [{ tag: 'root', list: rootContractions(), reordered: [0, 0], han: '{}', hanFirst: false, hangulFirst: false, upper: false }, ...LANGUAGES.map((tag) => ({ tag, list: tailoringOf(tag), reordered: reordered(tag), hanFirst: compareBy(tag, 'base')('中', 'a') < 0, hangulFirst: compareBy(tag, 'base')('가', 'a') < 0, han: tag === 'zh' ? 'hanzi_order' : tag === 'ja' ? 'kanji_order' : '{}', upper: new Intl.Collator(tag).resolvedOptions().caseFirst === 'upper' }))];
let at = 0;
process.stdout.write(`// Generated by tools/unicode/generate_collation.mjs from node ${process.version.slice(1)} (ICU ${process.versions.icu}). Do not edit.
constexpr std::uint32_t variable_top = ${variableTop}, zero_primary = ${primaryOf('0')}, nine_primary = ${primaryOf('9')}, last_primary = ${primary}, last_secondary = ${lastSecondary + 1};
constexpr WeightRow weight_rows[] = {
${cells(rows.map((row) => `{${hex(row.first)}, ${row.count}, ${row.stride}, ${row.step}, ${row.primary}, ${row.secondary}, ${row.tertiary}}`), 4)}
};
constexpr PointRange ignored_ranges[] = {
${cells(ranges.map(([a, b]) => `{${hex(a)}, ${hex(b)}}`), 8)}
};
constexpr Expansion expansions[] = {
${cells(expansions.map(([c, to]) => `{${hex(c.codePointAt(0))}, ${escaped(to)}, ${betweenSecondary(c, to)}}`), 5)}
};
constexpr std::u16string_view hanzi_order =
${literal(hanOrders.zh)};
constexpr std::u16string_view kanji_order =
${literal(hanOrders.ja)};
constexpr Contraction contractions[] = {
${cells(tailorings.flatMap(({ list }) => list.map((row) => `{${escaped(row.text)}, ${row.anchor}, ${row.k}, ${row.s}, ${row.t}}`)), 4)}
};
constexpr Tailoring tailorings[] = {
${tailorings.map(({ tag, list, reordered: [low, high], han, hanFirst, hangulFirst, upper }) => {
    const start = at;
    at += list.length;
    return `    {"${tag.replace('-u-co-', '/')}", ${start}, ${list.length}, ${low}, ${high}, ${han}, ${hanFirst}, ${hangulFirst}, ${upper}},`;
  }).join('\n')}
};
`);
