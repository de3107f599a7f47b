const box = document.getElementById('box');
document.body.addEventListener('quiet', () => console.log('never'));
document.body.addEventListener('quiet', () => console.log('capturing still sees it'), {capture: true});
box.addEventListener('quiet', () => console.log('target'));
box.dispatchEvent(new Event('quiet'));
