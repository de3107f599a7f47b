// In the manner of the well-known post on tasks and microtasks: a click on the inner of two boxes, with observer, timer and promise.
// --- loopscope
// [[world.events]]
// at = 30
// target = "#inner"
// type = "click"
// ---
const outer = document.querySelector('#outer');
const inner = document.querySelector('#inner');
outer.appendChild(inner);

new MutationObserver(() => console.log('mutate')).observe(outer, {attributes: true});

function onClick() {
  console.log('click');
  setTimeout(() => console.log('timeout'), 0);
  Promise.resolve().then(() => console.log('promise'));
  outer.setAttribute('data-random', 'x' + this.id);
}

inner.addEventListener('click', onClick);
outer.addEventListener('click', onClick);
