const id = requestAnimationFrame(() => console.log('never'));
cancelAnimationFrame(id);
requestAnimationFrame(() => {
  console.log('runs');
  cancelAnimationFrame(next);
});
const next = requestAnimationFrame(() => console.log('cancelled by the one before'));
console.log(typeof id, next > id);
