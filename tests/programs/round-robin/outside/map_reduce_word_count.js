// origin: homework, map and reduce as tasks over lines, shuffled by key, merged at the end
const lines = ['the quick brown fox', 'the lazy dog', 'quick quick slow', ''];
function* mapper(line, i) { const out = []; for (const w of line.split(' ').filter(Boolean)) { out.push([w, 1]); yield; } console.log('mapped', i, out.length); return out; }
function* reducer(word, ones) { let n = 0; for (const k of ones) { n += k; yield; } return [word, n]; }
function* job() {
  const maps = lines.map((l, i) => spawn(mapper(l, i), `map ${i}`));
  const groups = new Map();
  for (const m of maps) for (const [w, k] of yield join(m)) groups.set(w, [...(groups.get(w) ?? []), k]);
  const reds = [...groups].map(([w, ones]) => spawn(reducer(w, ones), `reduce ${w}`));
  const result = [];
  for (const r of reds) result.push(yield join(r));
  return result.sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
const j = spawn(job, undefined);
spawn(function* printer() { const r = yield join(j); console.log(r, new Map(r)); console.table(r.map(([word, n]) => ({ word, n }))); });
console.log(j);
