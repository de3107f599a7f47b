setTimeout(() => {
  requestIdleCallback(deadline => console.log('idle', deadline.didTimeout, deadline.timeRemaining() <= 50));
  setTimeout(() => console.log('timer'), 0);
  Promise.resolve().then(() => console.log('micro'));
}, 50);
