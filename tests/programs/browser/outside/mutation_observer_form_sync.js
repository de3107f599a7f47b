// origin: library source explained, an observer that keeps a model in step with attributes and text
const form = document.createElement('form');
form.innerHTML = '<input name="a" value="1"><p>text</p>';
document.body.append(form);
const seen = [];
const mo = new MutationObserver((records, self) => {
  console.log('callback', records.length, self === mo);
  for (const r of records) seen.push([r.type, r.target.nodeName, r.attributeName, r.oldValue, r.addedNodes.length, r.removedNodes.length].join('/'));
  if (seen.length < 6) form.setAttribute('data-count', seen.length);
});
mo.observe(form, { attributes: true, attributeOldValue: true, childList: true, subtree: true, characterData: true, characterDataOldValue: true });
form.firstElementChild.setAttribute('value', '2');
form.querySelector('p').firstChild.data = 'changed';
form.append(document.createElement('hr'));
form.querySelector('p').remove();
Promise.resolve().then(() => console.log('promise after', seen.length));
setTimeout(() => {
  console.log(seen.join('\n'));
  form.id = 'x';
  console.log('taken', mo.takeRecords().map(r => r.attributeName).join());
  mo.disconnect();
  form.id = 'y';
  queueMicrotask(() => console.log('quiet', mo.takeRecords().length));
}, 10);
try { mo.observe(form, {}); } catch (e) { console.log(e.name); }
