setTimeout(() => {
  requestIdleCallback(() => console.log('idle'));
  scheduler.postTask(() => console.log('background'), {priority: 'background'});
}, 50);
