// Blog post that measures the four millisecond clamp: counts which zero timers are slow.
let level = 0;
const gaps = [];
let last = performance.now();
function tick() {
  const now = performance.now();
  gaps.push(now - last >= 3.9 ? 'slow' : 'fast');
  last = now;
  if (++level < 10) setTimeout(tick, 0);
  else console.log(gaps.slice(5).join(' '));
}
setTimeout(tick, 0);
