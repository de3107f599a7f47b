const box = document.getElementById('box');
box.addEventListener('a', event => event.preventDefault());
console.log(box.dispatchEvent(new Event('a', {cancelable: true})), box.dispatchEvent(new Event('a')));
box.addEventListener('b', event => { event.preventDefault(); console.log(event.defaultPrevented); }, {passive: true});
console.log(box.dispatchEvent(new Event('b', {cancelable: true})));
