const fragment = document.createDocumentFragment();
fragment.append(document.createElement('i'), 'text');
const box = document.getElementById('box');
box.append(fragment);
console.log(fragment.childNodes.length, box.innerHTML);
const copy = box.cloneNode(true);
copy.firstChild.remove();
console.log(copy.outerHTML, box.childNodes.length, copy.isConnected);
