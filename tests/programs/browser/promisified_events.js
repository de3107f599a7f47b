const button = document.getElementById('button');
const once = (target, type) => new Promise(resolve => target.addEventListener(type, resolve, {once: true}));
once(button, 'click').then(event => console.log('resolved with', event.type));
button.click();
console.log('sync after click');
