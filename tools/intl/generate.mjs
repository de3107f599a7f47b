// Writes engine/language/javascript/src/locales/*.txt from what node 20 (and the ICU inside it) knows: for each locale of
// locales.mjs the lines that its parent's table does not give, and facts.txt for what belongs to no locale. The lines are in order of
// their keys: a look-up is a binary search in the text.
//   node tools/intl/generate.mjs [locale...]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dateLines } from './dates.mjs';
import { isComplete, LOCALES } from './locales.mjs';
import { currencyFacts, currencyLines, numberLines, unitLines } from './numbers.mjs';
import { localeFacts, nameLines, wordLines } from './words.mjs';
import { zoneFacts, zoneLines } from './zones.mjs';
if (!process.version.startsWith('v20.')) throw new Error(`the reference is node 20, this is ${process.version}`);

const folder = process.env.OUT ?? fileURLToPath(new URL('../../engine/language/javascript/src/locales/', import.meta.url));
mkdirSync(folder, { recursive: true });
const language = (tag) => tag.split('-')[0];

function linesOf(tag) {
  const lines = {};
  const complete = isComplete(tag);
  numberLines(tag, lines);
  unitLines(tag, lines, complete);
  currencyLines(tag, lines, complete);
  wordLines(tag, lines);
  nameLines(tag, lines);
  zoneLines(tag, lines, complete);
  dateLines(tag, lines);
  return lines;
}

// What a look-up in the parent would find.
function inherited(tag, key) {
  const parent = LOCALES[tag];
  if (!parent || (key.startsWith('w') && language(parent) !== language(tag))) return '';
  const own = written.get(parent)?.[key];
  return own ?? inherited(parent, key);
}
const written = new Map();

function ordered(lines) {
  const rows = Object.keys(lines).sort((a, b) => (a < b ? -1 : 1)).map((key) => `${key}=${lines[key]}`);
  for (const row of rows) if (row.includes('\n')) throw new Error(`a line has a line break: ${row}`);
  return rows.join('\n') + '\n';
}
const write = (name, head, lines) => writeFileSync(`${folder}${name}.txt`, `${head}\n${ordered(lines)}`);

const only = process.argv.slice(2);
if (only.length === 0 || only.includes('facts')) {
  const facts = {};
  currencyFacts(facts);
  localeFacts(facts);
  zoneFacts(facts);
  write('facts', `# Written by tools/intl/generate.mjs from node ${process.version.slice(1)}, ICU ${process.versions.icu}.`, facts);
}
for (const [tag, parent] of Object.entries(LOCALES)) {
  const kept = {};
  written.set(tag, kept);
  if (only.length > 0 && !only.includes(tag)) {
    for (const line of readFileSync(`${folder}${tag}.txt`, 'utf8').split('\n').slice(1)) if (line) kept[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    continue;
  }
  const lines = linesOf(tag);
  const keys = new Set(Object.keys(lines));
  // What the parent says and this one does not is said again, as nothing.
  for (let at = parent; at; at = LOCALES[at]) for (const key of Object.keys(written.get(at))) if (!key.startsWith('w') || language(at) === language(tag)) keys.add(key);
  for (const key of keys) if ((lines[key] ?? '') !== inherited(tag, key)) kept[key] = lines[key] ?? '';
  write(tag, `# ${parent}`, kept);
  process.stderr.write(`${tag} `);
}
