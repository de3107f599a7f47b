// origin: tutorial, a search box: debounce, abort the previous request, ignore stale answers
// --- loopscope
// [[world.fetch]]
// url = "https://api.test/s?q=ab"
// after = 80
// body = '["abacus","abbey"]'
// [[world.fetch]]
// url = "https://api.test/s?q=abc"
// after = 30
// body = '["abc"]'
// [[world.fetch]]
// url = "https://api.test/s?q=zzz"
// after = 20
// status = 404
// body = "nothing"
// ---
const wait = ms => new Promise(r => setTimeout(r, ms));
let current = null;
async function search(q) {
  current?.abort();
  const mine = current = new AbortController();
  try {
    const r = await fetch(`https://api.test/s?q=${encodeURIComponent(q)}`, { signal: mine.signal });
    if (!r.ok) throw new Error(`${r.status} for ${q}`);
    const found = await r.json();
    console.log(q, '->', found.join(), mine === current);
    return found.length;
  } catch (e) {
    console.log(q, 'failed:', e.name, e.name === 'AbortError' ? '' : e.message);
    return -1;
  } finally { console.log('done with', q); }
}
(async () => {
  const first = search('ab');
  await wait(40);
  const second = search('abc');
  console.log(await Promise.all([first, second]));
  console.log(await search('zzz'));
})();
