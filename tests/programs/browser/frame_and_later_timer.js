requestAnimationFrame(() => console.log('frame'));
setTimeout(() => console.log('100 ms later'), 100);
