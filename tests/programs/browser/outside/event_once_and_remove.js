// Cheat sheet: once, removal while dispatching, adding while dispatching.
const target = new EventTarget();
function removeMe() { console.log('removed too late? no'); }
target.addEventListener('go', () => {
  console.log('first');
  target.removeEventListener('go', removeMe);
  target.addEventListener('go', () => console.log('added during dispatch'));
}, {once: true});
target.addEventListener('go', removeMe);
target.addEventListener('go', () => console.log('last'));
target.dispatchEvent(new Event('go'));
console.log('--');
target.dispatchEvent(new Event('go'));
