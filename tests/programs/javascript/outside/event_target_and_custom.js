// origin: tutorial, using EventTarget in node and extending it
class Player extends EventTarget {
  #volume = 5;
  set volume(v) {
    const ev = new CustomEvent('volumechange', { detail: { from: this.#volume, to: v }, cancelable: true });
    if (this.dispatchEvent(ev)) this.#volume = v; else console.log('prevented', v);
  }
  get volume() { return this.#volume }
}
const p = new Player();
p.addEventListener('volumechange', (e) => { console.log(e.detail, e.type, e.target === p, e.currentTarget === p, e.eventPhase, e.cancelable, e.bubbles, e.isTrusted, typeof e.timeStamp); if (e.detail.to > 10) e.preventDefault() });
p.volume = 7; p.volume = 11; console.log(p.volume, p instanceof EventTarget, String(p));
p.addEventListener('once', () => console.log('once'), { once: true }); p.dispatchEvent(new Event('once')); p.dispatchEvent(new Event('once'));
const order = []; p.addEventListener('o', () => order.push(1)); p.addEventListener('o', { handleEvent() { order.push(2) } }); p.addEventListener('o', () => order.push('capture'), true); p.addEventListener('o', null); p.dispatchEvent(new Event('o')); console.log(order);
for (const f of [() => new Event(), () => p.addEventListener(), () => p.addEventListener('x', 5), () => p.dispatchEvent('str'), () => { const e = new Event('re'); p.addEventListener('re', () => p.dispatchEvent(e)); p.dispatchEvent(e) }, () => new CustomEvent('a', 5), () => EventTarget()]) try { console.log(f()) } catch (e) { console.log(e.name, e.code, '|', e.message) }
const ev = new Event('shown', { bubbles: true }); console.log(ev.type, ev.defaultPrevented, ev.composed, Object.prototype.toString.call(ev), ev.composedPath(), ev.returnValue, ev.cancelBubble); ev.preventDefault(); console.log(ev.defaultPrevented, Object.keys(ev));
const nt = new (require('events'))(); const { once, getEventListeners } = require('events'); console.log(getEventListeners(p, 'volumechange').length, getEventListeners(nt, 'x')); once(p, 'later').then(([e]) => console.log('resolved with', e.type)); p.dispatchEvent(new Event('later'));
p.addEventListener('bad', () => { throw new Error('listener threw') }); process.on('uncaughtException', (e) => console.log('uncaught:', e.message)); p.addEventListener('bad', () => console.log('next listener still runs')); p.dispatchEvent(new Event('bad')); console.log('dispatch returned');
