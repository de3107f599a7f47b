// Runs a function of the prelude under node: what it asks of the engine is done here.
import { readFileSync } from 'node:fs';

const natives = {
  BareObject: () => Object.create(null),
  TextFind: (text, wanted, from) => text.indexOf(wanted, from),
  TextPart: (text, start, end) => text.slice(start, end),
  ArrayAppend: (list, value) => void list.push(value),
};
export function preludeModule(file, name) {
  const source = readFileSync(new URL(`../../engine/language/javascript/src/prelude/${file}`, import.meta.url), 'utf8');
  return new Function('natives', `${source.replace(/%([A-Z]\w*)\(/g, 'natives.$1(')}\nreturn ${name}();`)(natives);
}
