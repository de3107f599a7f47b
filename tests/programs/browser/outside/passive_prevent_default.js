// Lint rule explained: preventDefault in a passive listener does nothing.
const area = document.querySelector('#area');
area.addEventListener('wheel', e => { e.preventDefault(); console.log('passive', e.defaultPrevented); }, {passive: true});
area.addEventListener('wheel', e => { e.preventDefault(); console.log('active', e.defaultPrevented); });
console.log(area.dispatchEvent(new Event('wheel', {cancelable: true})));
