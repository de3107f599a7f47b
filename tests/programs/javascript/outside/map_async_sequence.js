// origin: Q&A thread: forEach does not wait
const wait = (ms) => new Promise((r) => setTimeout(r, ms));
async function withForEach() {
  [3, 1, 2].forEach(async (n) => { await wait(n * 3); console.log('forEach', n); });
  console.log('forEach returned');
}
async function withFor() {
  for (const n of [3, 1, 2]) { await wait(n); console.log('for', n); }
  console.log('for finished');
}
withForEach().then(withFor);
