const box = document.getElementById('box');
box.addEventListener('x', event => { event.stopImmediatePropagation(); console.log('stops'); });
box.addEventListener('x', () => console.log('never'));
box.dispatchEvent(new Event('x', {bubbles: true}));
