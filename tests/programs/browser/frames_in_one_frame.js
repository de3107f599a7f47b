requestAnimationFrame(() => {
  console.log('first');
  Promise.resolve().then(() => console.log('micro between'));
});
requestAnimationFrame(() => console.log('second'));
