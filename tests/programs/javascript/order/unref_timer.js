// An unreferenced timer does not keep the program alive.
const t = setTimeout(() => console.log('never: the program is over'), 500);
t.unref();
console.log(t.hasRef());
setTimeout(() => console.log('last'), 10);
