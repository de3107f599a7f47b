const box = document.getElementById('box');
let count = 0;
new MutationObserver(() => {
  console.log('observed', ++count);
  if (count < 3) box.setAttribute('n', count);
}).observe(box, {attributes: true});
box.setAttribute('n', 0);
setTimeout(() => console.log('timer'), 0);
