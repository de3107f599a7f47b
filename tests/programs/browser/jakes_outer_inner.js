const outer = document.querySelector('.outer');
const inner = document.createElement('div');
outer.append(inner);
new MutationObserver(() => console.log('mutate')).observe(outer, {attributes: true});
function onClick() {
  console.log('click');
  setTimeout(() => console.log('timeout'), 0);
  Promise.resolve().then(() => console.log('promise'));
  outer.setAttribute('data-random', String(outer.clicks = (outer.clicks || 0) + 1));
}
inner.addEventListener('click', onClick);
outer.addEventListener('click', onClick);
inner.click();
