document.addEventListener('DOMContentLoaded', () => console.log('DOMContentLoaded', document.readyState));
window.addEventListener('load', () => console.log('load', document.readyState));
Promise.resolve().then(() => console.log('micro'));
console.log('script', document.readyState);
