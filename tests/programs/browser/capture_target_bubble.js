const inner = document.createElement('span');
document.getElementById('box').append(inner);
const log = (name, capture) => event => console.log(name, capture ? 'capture' : 'bubble', event.eventPhase, event.currentTarget === event.target);
for (const [name, node] of [['window', window], ['document', document], ['body', document.body], ['box', document.getElementById('box')], ['inner', inner]]) {
  node.addEventListener('custom', log(name, false));
  node.addEventListener('custom', log(name, true), true);
}
inner.dispatchEvent(new Event('custom', {bubbles: true}));
