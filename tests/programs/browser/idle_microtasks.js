requestIdleCallback(() => { console.log('idle 1'); Promise.resolve().then(() => console.log('micro')); });
requestIdleCallback(() => console.log('idle 2'));
