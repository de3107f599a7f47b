const start = performance.now();
setTimeout(() => console.log('timer late:', performance.now() - start >= 40), 5);
while (performance.now() - start < 40);
console.log('busy is over');
