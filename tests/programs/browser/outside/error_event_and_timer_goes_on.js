// Question: does an exception in one timer stop the other timers? And what does window.onerror get?
window.onerror = (message, source, line, column, error) => {
  console.log('onerror:', message, error instanceof TypeError);
  return true;
};
setTimeout(() => { null.x; }, 0);
setTimeout(() => console.log('second timer still runs'), 0);
setTimeout(() => { console.log('before throw'); throw new RangeError('boom'); }, 5);
setTimeout(() => console.log('third timer too'), 30);
