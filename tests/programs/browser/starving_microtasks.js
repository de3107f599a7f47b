let n = 0;
setTimeout(() => console.log('timer after', n), 0);
function more() { if (++n < 1000) queueMicrotask(more); }
more();
