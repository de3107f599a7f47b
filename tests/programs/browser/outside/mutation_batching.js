// Framework internals explained: many DOM writes, one observer call, after the promises that were queued before.
const list = document.querySelector('#list');
const observer = new MutationObserver(records => {
  console.log('observer sees', records.map(r => r.type + ':' + (r.addedNodes.length || r.attributeName)).join(' '));
});
observer.observe(list, {childList: true, attributes: true});
Promise.resolve().then(() => console.log('promise queued first'));
for (let i = 0; i < 3; i++) list.appendChild(document.createElement('li'));
list.setAttribute('class', 'ready');
Promise.resolve().then(() => console.log('promise queued last'));
console.log('children', list.children.length);
