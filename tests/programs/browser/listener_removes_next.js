const box = document.getElementById('box');
const second = () => console.log('never');
box.addEventListener('x', () => { console.log('first'); box.removeEventListener('x', second); box.addEventListener('x', () => console.log('added too late')); });
box.addEventListener('x', second);
box.dispatchEvent(new Event('x'));
