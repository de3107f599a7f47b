setTimeout(() => {
  requestIdleCallback(() => { console.log('idle 1'); requestIdleCallback(() => console.log('idle 3')); });
  requestIdleCallback(() => console.log('idle 2'));
}, 50);
