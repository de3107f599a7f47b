const box = document.getElementById('box');
document.body.addEventListener('x', () => console.log('never'));
box.addEventListener('x', event => { event.stopPropagation(); console.log('stops'); });
box.addEventListener('x', () => console.log('same target still'));
box.dispatchEvent(new Event('x', {bubbles: true}));
