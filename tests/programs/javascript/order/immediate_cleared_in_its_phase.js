// Clearing one of a check phase's immediates does not let one of the next phase slip in before the timers.
setTimeout(() => {
  setImmediate(() => {
    setImmediate(() => console.log('next pass'));
    setTimeout(() => console.log('timer'), 1);
    const end = Date.now() + 20;
    while (Date.now() < end);
    clearImmediate(last);
    console.log('first');
  });
  const last = setImmediate(() => console.log('never'));
}, 5);
