requestAnimationFrame(() => {
  console.log('frame 1');
  setTimeout(() => console.log('timer of frame 1'), 0);
  requestAnimationFrame(() => console.log('frame 2'));
  Promise.resolve().then(() => console.log('microtask of frame 1'));
});
