const box = document.getElementById('box');
new MutationObserver(records => {
  for (const record of records) console.log(record.type, record.attributeName, record.oldValue, record.addedNodes.length, record.removedNodes.length);
}).observe(box, {attributes: true, attributeOldValue: true, childList: true, subtree: true, characterData: true});
box.id = 'box';
box.className = 'x';
const child = box.appendChild(document.createElement('p'));
child.textContent = 'words';
child.firstChild.data = 'other words';
child.remove();
