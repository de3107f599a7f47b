// origin: Q&A thread, turn clicks into an async iterator and stop after three
// --- loopscope
// [[world.events]]
// at = 20
// target = "#go"
// type = "click"
// [[world.events]]
// at = 40
// target = "#go"
// type = "click"
// [[world.events]]
// at = 80
// target = "#go"
// type = "click"
// [[world.events]]
// at = 120
// target = "#go"
// type = "click"
// ---
const go = document.querySelector('#go');
async function* events(el, type) {
  const queue = []; let wake;
  const on = e => { queue.push(e); wake?.(); };
  el.addEventListener(type, on);
  try {
    while (true) {
      if (!queue.length) await new Promise(r => { wake = r; });
      yield queue.shift();
    }
  } finally { el.removeEventListener(type, on); console.log('unsubscribed'); }
}
(async () => {
  let n = 0;
  for await (const e of events(go, 'click')) {
    console.log('click', ++n, e.type, e.target.id, e.isTrusted);
    if (n === 3) break;
  }
  console.log('loop over');
})();
go.addEventListener('click', () => console.log('plain listener'));
