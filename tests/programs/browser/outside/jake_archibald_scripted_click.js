// In the manner of the same post's last puzzle: the click comes from script.
const outer = document.querySelector('#outer');
const inner = document.querySelector('#inner');
outer.appendChild(inner);

new MutationObserver(records => console.log('mutate', records.length)).observe(outer, {attributes: true});

function onClick() {
  console.log('click');
  setTimeout(() => console.log('timeout'), 0);
  Promise.resolve().then(() => console.log('promise'));
  outer.setAttribute('data-random', this.id);
}
inner.addEventListener('click', onClick);
outer.addEventListener('click', onClick);
inner.click();
console.log('script end');
