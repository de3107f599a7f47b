const controller = new AbortController();
const box = document.getElementById('box');
box.addEventListener('x', () => console.log('heard'), {signal: controller.signal});
box.dispatchEvent(new Event('x'));
controller.abort();
box.dispatchEvent(new Event('x'));
console.log(controller.signal.aborted, controller.signal.reason.name);
