const box = document.getElementById('box');
const observer = new MutationObserver(() => console.log('never'));
observer.observe(box, {attributes: true});
box.title = 'a';
console.log(observer.takeRecords().length);
box.title = 'b';
observer.disconnect();
Promise.resolve().then(() => console.log('micro'));
