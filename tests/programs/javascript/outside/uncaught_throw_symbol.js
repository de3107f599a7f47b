// origin: quiz, throwing a symbol from a promise callback in a timer
setTimeout(() => {
  console.log('about to throw');
  throw Symbol('strange');
}, 5);
setTimeout(() => console.log('no'), 500);
