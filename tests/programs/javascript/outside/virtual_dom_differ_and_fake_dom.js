// origin: workshop, h(), a fake DOM, diffing children by key, with a log of every operation
const ops = []; let ids = 0;
class Node { constructor(tag) { Object.defineProperty(this, 'id', { value: ++ids }); this.tag = tag; this.children = []; this.attrs = {}; } insert(c, i) { ops.push(`insert ${c} into ${this} at ${i}`); this.children.splice(i, 0, c); } remove(c) { ops.push(`remove ${c}`); this.children.splice(this.children.indexOf(c), 1); } set(k, v) { ops.push(`${this}.${k}=${v}`); if (v === undefined) delete this.attrs[k]; else this.attrs[k] = v; } toString() { return `${this.tag}#${this.id}`; } get html() { return this.tag === '#text' ? this.text : `<${this.tag}${Object.entries(this.attrs).map(([k, v]) => ` ${k}="${v}"`).join('')}>${this.children.map(c => c.html).join('')}</${this.tag}>`; } }
class Text extends Node { constructor(text) { super('#text'); this.text = text; delete this.attrs; } }
const h = (type, props, ...children) => ({ type, props: props ?? {}, key: props?.key, children: children.flat(Infinity).filter(c => c != null && c !== false && c !== true).map(c => typeof c === 'object' ? c : { type: '#text', text: String(c), children: [] }) });
function create(v) { if (typeof v.type === 'function') { v.rendered = v.type({ ...v.props, children: v.children }); return v.el = create(v.rendered); } if (v.type === '#text') return v.el = new Text(v.text); const el = v.el = new Node(v.type); for (const [k, x] of Object.entries(v.props)) if (k !== 'key') el.set(k, x); v.children.forEach((c, i) => el.insert(create(c), i)); return el; }
function patch(a, b, parent) {
  if (a.type !== b.type) { const i = parent.children.indexOf(a.el); parent.remove(a.el); parent.insert(create(b), i); return b; }
  b.el = a.el;
  if (typeof b.type === 'function') { b.rendered = b.type({ ...b.props, children: b.children }); patch(a.rendered, b.rendered, parent); b.el = b.rendered.el; return b; }
  if (b.type === '#text') { if (a.text !== b.text) { ops.push(`text ${a.el} "${b.text}"`); a.el.text = b.text; } return b; }
  for (const k of new Set([...Object.keys(a.props), ...Object.keys(b.props)])) if (k !== 'key' && a.props[k] !== b.props[k]) b.el.set(k, b.props[k]);
  const old = new Map(a.children.map((c, i) => [c.key ?? i, c])), used = new Set();
  b.children.forEach((c, i) => { const o = old.get(c.key ?? i); if (o && o.type === c.type) { used.add(o); patch(o, c, b.el); const at = b.el.children.indexOf(c.el); if (at !== i) { ops.push(`move ${c.el} ${at}->${i}`); b.el.children.splice(at, 1); b.el.children.splice(i, 0, c.el); } } else b.el.insert(create(c), i); });
  for (const o of old.values()) if (!used.has(o)) b.el.remove(o.el);
  return b;
}
const Item = ({ label, done, children }) => h('li', { class: done ? 'done' : 'todo' }, label, ...children);
const App = ({ items, title }) => h('div', null, h('h1', { id: 't' }, title, ' ', items.length), h('ul', null, items.map(x => h(Item, { key: x.k, ...x }, x.extra))), items.length > 2 && h('p', null, 'many'));
const root = new Node('root'); let tree;
function show(props) { const next = h(App, props); tree ? tree = patch(tree, next, root) : root.insert(create(tree = next), 0); console.log(root.html); console.log(ops.splice(0).join('\n')); }
show({ title: 'List', items: [{ k: 'a', label: 'A' }, { k: 'b', label: 'B', done: true }] });
show({ title: 'List', items: [{ k: 'b', label: 'B', done: false }, { k: 'c', label: 'C', extra: h('i', null, '!') }, { k: 'a', label: 'A' }] });
show({ title: 'Less', items: [{ k: 'c', label: 'C2', extra: 'text' }] });
console.log(root); console.log(tree.rendered.children[1]); console.dir(root, { depth: 5 });
