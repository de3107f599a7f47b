// --- loopscope
// [[world.fetch]]
// url  = "http://127.0.0.1:47812/a"
// after = 900
// body = "[1]"
//
// [[world.fetch]]
// url  = "http://127.0.0.1:47812/b"
// after = 300
// body = "[2]"
//
// [[world.fetch]]
// url  = "http://127.0.0.1:47812/c"
// after = 600
// body = "[3]"
// ---
// Three requests at once; race and all.
const base = 'http://127.0.0.1:47812/';
const load = (name) => fetch(base + name).then((r) => r.json()).then((v) => (console.log('loaded', name, v), v));
Promise.all(['a', 'b', 'c'].map(load)).then((all) => {
  console.log('all', all);
  return Promise.race(['a', 'c'].map(load));
}).then((first) => console.log('first', first));
setTimeout(() => console.log('timer 10'), 10);
