// Reference-page example of takeRecords: pending records are picked up by hand.
const box = document.querySelector('#box');
const seen = new MutationObserver(() => console.log('never called'));
seen.observe(box, {attributes: true, attributeOldValue: true});
box.setAttribute('title', 'one');
box.setAttribute('title', 'two');
const records = seen.takeRecords();
console.log(records.length, records[0].oldValue, records[1].oldValue);
box.setAttribute('title', 'three');
seen.disconnect();
queueMicrotask(() => console.log('end'));
