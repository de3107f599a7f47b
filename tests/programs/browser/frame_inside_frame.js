requestAnimationFrame(() => {
  console.log('frame 1');
  requestAnimationFrame(() => console.log('frame 2'));
  Promise.resolve().then(() => console.log('micro'));
});
requestAnimationFrame(() => console.log('also frame 1'));
