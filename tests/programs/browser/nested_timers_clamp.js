const times = [];
let last = performance.now();
function again() {
  const now = performance.now();
  times.push(now - last);
  last = now;
  if (times.length < 12) setTimeout(again, 0);
  else console.log(times.slice(7).every(time => time >= 3.5));
}
setTimeout(again, 0);
