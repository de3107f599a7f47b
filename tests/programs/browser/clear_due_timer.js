const late = setTimeout(() => console.log('never'), 1);
setTimeout(() => { clearTimeout(late); console.log('cleared a timer that was due'); }, 0);
const start = performance.now();
while (performance.now() - start < 10);
