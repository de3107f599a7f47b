// origin: interview puzzle, a real click through two boxes with promises, timers and nextTick-like queues
// --- loopscope
// [[world.events]]
// at = 10
// target = "#inner"
// type = "click"
// ---
const outer = document.createElement('div');
const inner = document.querySelector('#inner') ?? document.createElement('div');
inner.id = 'inner';
document.body.append(outer);
outer.append(inner);
const channel = new MessageChannel();
channel.port1.onmessage = e => console.log('message', e.data);
for (const [name, el] of [['inner', inner], ['outer', outer]]) {
  el.addEventListener('click', () => {
    console.log(name, 'listener');
    setTimeout(() => console.log(name, 'timeout'), 30);
    queueMicrotask(() => { console.log(name, 'microtask'); queueMicrotask(() => console.log(name, 'nested microtask')); });
    channel.port2.postMessage(name);
  });
  el.addEventListener('click', async () => { await null; console.log(name, 'second after await'); });
}
console.log('script');
