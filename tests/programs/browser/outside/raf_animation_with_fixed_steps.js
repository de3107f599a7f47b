// origin: game tutorial, a loop that moves a ball three frames and stops, with microtasks between
let frame = 0, x = 0, id;
const log = [];
function step(t) {
  frame++;
  x += 5;
  log.push(`frame ${frame} x ${x}`);
  Promise.resolve().then(() => log.push(`micro of ${frame}`));
  if (frame < 3) id = requestAnimationFrame(step);
  else setTimeout(finish, 0);
}
id = requestAnimationFrame(step);
const cancelled = requestAnimationFrame(() => log.push('never'));
requestAnimationFrame(() => { log.push('same frame'); cancelAnimationFrame(other); });
const other = requestAnimationFrame(() => log.push('never: cancelled by the one before'));
cancelAnimationFrame(cancelled);
cancelAnimationFrame(9999);
console.log(typeof id, cancelled - id, 'requested');
function finish() { console.log(log.join('\n')); console.log(typeof performance.now(), id > 0); }
