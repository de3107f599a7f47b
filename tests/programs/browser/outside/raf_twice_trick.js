// Forum answer: "wait for the next paint with two nested requestAnimationFrame calls".
const el = document.querySelector('#box');
function afterPaint(fn) {
  requestAnimationFrame(() => {
    console.log('first frame');
    requestAnimationFrame(() => { console.log('second frame'); fn(); });
  });
}
el.style.height = '10px';
afterPaint(() => {
  el.style.height = '100px';
  console.log('height set to', el.style.height);
});
Promise.resolve().then(() => console.log('microtask before any frame'));
console.log('script done');
