// refresh() lets a timer that has run wait once more; one that was cleared stays cleared.
let calls = 0;
const cleared = setTimeout(() => console.log('never'), 50);
clearTimeout(cleared);
cleared.refresh();
const again = setTimeout(() => {
  console.log('again', ++calls);
  if (calls < 3) again.refresh();
}, 150);
const later = setTimeout(() => console.log('later'), 220);
setTimeout(() => { console.log('refreshes'); later.refresh(); }, 80);
const once = setTimeout(() => console.log('once'), 30);
setTimeout(() => { console.log('once more'); once.refresh(); }, 600);
const turned = setTimeout(() => {
  console.log('turned', turned._repeat);
  if (turned._repeat) clearInterval(turned);
  turned._repeat = 700;
}, 10);
