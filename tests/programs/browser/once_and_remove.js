const box = document.getElementById('box');
const named = () => console.log('named');
box.addEventListener('x', named);
box.addEventListener('x', named);
box.addEventListener('x', () => console.log('once'), {once: true});
box.dispatchEvent(new Event('x'));
box.removeEventListener('x', named);
box.dispatchEvent(new Event('x'));
console.log('done');
