// origin: interview task, implement debounce and throttle
function debounce(fn, wait) {
  let t;
  return function debounced(...args) {
    clearTimeout(t);
    t = setTimeout(() => {
      t = null;
      fn.apply(this, args);
    }, wait);
  };
}

function throttle(fn, wait) {
  let last = null, timer = null;
  return function (...args) {
    if (timer) { last = args; return; }
    fn.apply(this, args);
    timer = setTimeout(() => {
      timer = null;
      if (last) { fn.apply(this, last); last = null; }
    }, wait);
  };
}

const search = {
  queries: [],
  run: debounce(function (q) { this.queries.push(q); console.log('search:', q, this.queries.length); }, 50),
};
search.run('j');
search.run('ja');
setTimeout(() => search.run('jav'), 20);
setTimeout(() => search.run('java'), 150);

const scroll = throttle((y) => console.log('scroll to', y), 100);
setTimeout(() => {
  for (let y = 0; y < 50; y += 10) scroll(y);
}, 300);
setTimeout(() => scroll('end'), 600);
