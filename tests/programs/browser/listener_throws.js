const box = document.getElementById('box');
box.addEventListener('x', () => { throw new Error('from a listener'); });
box.addEventListener('x', () => console.log('the next one runs'));
box.dispatchEvent(new Event('x'));
console.log('dispatchEvent returned');
