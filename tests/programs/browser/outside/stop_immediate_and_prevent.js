// Puzzle: stopImmediatePropagation, preventDefault and the return value of dispatchEvent.
const button = document.querySelector('#save');
button.addEventListener('submit-it', e => { console.log('validate'); e.preventDefault(); console.log(e.defaultPrevented); });
button.addEventListener('submit-it', e => { e.stopImmediatePropagation(); console.log('stop here'); });
button.addEventListener('submit-it', () => console.log('unreachable'));
console.log(button.dispatchEvent(new Event('submit-it', {cancelable: true})));
console.log(button.dispatchEvent(new Event('submit-it', {cancelable: false})));
