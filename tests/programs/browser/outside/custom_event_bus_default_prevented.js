// origin: Stack Overflow answer re-told, CustomEvent with detail, cancelable, composedPath and dispatch results
const bus = new EventTarget();
class Saved extends Event { constructor(id) { super('saved', { cancelable: true }); this.id = id; } }
bus.addEventListener('saved', e => { console.log('saved', e.id, e instanceof Saved, e.cancelable, e.bubbles, e.isTrusted); if (e.id > 1) e.preventDefault(); });
bus.addEventListener('saved', { handleEvent(e) { console.log('object listener', this.name, e.defaultPrevented); }, name: 'obj' });
console.log(bus.dispatchEvent(new Saved(1)), bus.dispatchEvent(new Saved(2)));
const e = new CustomEvent('note', { detail: { a: [1] }, bubbles: true });
console.log(e.type, e.detail.a, e.target, e.eventPhase, e.composedPath().length);
const div = document.createElement('div'), p = document.createElement('p');
div.append(p);
div.addEventListener('note', ev => console.log('div', ev.currentTarget === div, ev.target === p, ev.eventPhase, ev.composedPath().length));
p.dispatchEvent(e);
console.log(e.currentTarget, e.target === p, e.eventPhase);
try { div.addEventListener('again', ev => div.dispatchEvent(ev)); div.dispatchEvent(new Event('again')); } catch (x) { console.log('not here', x.name); }
try { bus.dispatchEvent('text'); } catch (x) { console.log(x.name); }
try { new Event(); } catch (x) { console.log(x.name); }
const once = []; bus.addEventListener('n', () => once.push(1), { once: true }); bus.dispatchEvent(new Event('n')); bus.dispatchEvent(new Event('n')); console.log(once.length);
window.onerror = (m) => { console.log('onerror', m); return true; };
bus.addEventListener('boom', () => { throw new Error('in listener'); });
bus.addEventListener('boom', () => console.log('the next listener still runs'));
console.log(bus.dispatchEvent(new Event('boom')));
