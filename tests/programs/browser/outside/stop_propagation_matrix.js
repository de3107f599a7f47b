// Interview question on phases: which handlers run when the middle one stops propagation?
const root = document.querySelector('#root');
const mid = document.createElement('div');
const leaf = document.createElement('span');
root.append(mid);
mid.append(leaf);
for (const [name, el] of Object.entries({root, mid, leaf})) {
  el.addEventListener('ping', e => console.log(name, 'capture', e.eventPhase), true);
  el.addEventListener('ping', e => {
    console.log(name, 'bubble', e.eventPhase);
    if (name === 'mid') e.stopPropagation();
  });
}
leaf.dispatchEvent(new CustomEvent('ping', {bubbles: true, detail: 1}));
leaf.dispatchEvent(new CustomEvent('ping'));
