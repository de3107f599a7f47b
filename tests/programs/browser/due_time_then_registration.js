const busy = ms => { const start = performance.now(); while (performance.now() - start < ms); };
setTimeout(() => console.log('B'), 5);
setTimeout(() => console.log('A'), 7);
busy(4);
setTimeout(() => console.log('C'), 5);
busy(20);
