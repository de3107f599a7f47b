const box = document.getElementById('box');
new MutationObserver(records => console.log('observer', records.length)).observe(box, {attributes: true, childList: true});
Promise.resolve().then(() => console.log('promise 1'));
box.setAttribute('a', '1');
Promise.resolve().then(() => console.log('promise 2'));
box.setAttribute('b', '2');
box.append('text');
console.log('sync');
