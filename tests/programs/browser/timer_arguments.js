setTimeout((a, b) => console.log(a + b), 0, 1, 2);
setTimeout(console.log, 0, 'direct', [1, 2]);
