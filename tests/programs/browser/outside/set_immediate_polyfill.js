// A setImmediate polyfill over postMessage, as libraries had it.
const tasks = [];
window.addEventListener('message', event => {
  if (event.data !== 'run') return;
  const task = tasks.shift();
  if (task) task();
});
function setImmediatePoly(fn) { tasks.push(fn); window.postMessage('run', '*'); }

setImmediatePoly(() => {
  console.log('immediate 1');
  setImmediatePoly(() => console.log('immediate 3'));
  Promise.resolve().then(() => console.log('micro after 1'));
});
setImmediatePoly(() => console.log('immediate 2'));
console.log('sync');
