// origin: design patterns article, command pattern with undo and redo
class Editor {
  constructor(text = '') { this.text = text; this.done = []; this.undone = []; }
  run(cmd) { cmd.execute(this); this.done.push(cmd); this.undone.length = 0; return this; }
  undo() { const c = this.done.pop(); if (!c) { console.log('nothing to undo'); return this } c.revert(this); this.undone.push(c); return this }
  redo() { const c = this.undone.pop(); if (!c) { console.log('nothing to redo'); return this } c.execute(this); this.done.push(c); return this }
  toString() { return `"${this.text}" [${this.done.map(String)}] [${this.undone}]` }
}
class Insert {
  constructor(at, s) { Object.assign(this, { at, s }) }
  execute(e) { e.text = e.text.slice(0, this.at) + this.s + e.text.slice(this.at) }
  revert(e) { e.text = e.text.slice(0, this.at) + e.text.slice(this.at + this.s.length) }
  toString() { return `ins@${this.at}` }
}
class Erase {
  constructor(from, n) { this.from = from; this.n = n }
  execute(e) { this.removed = e.text.substr(this.from, this.n); e.text = e.text.slice(0, this.from) + e.text.slice(this.from + this.n) }
  revert(e) { new Insert(this.from, this.removed).execute(e) }
  toString() { return 'del' + this.n }
}
class Macro { constructor(...cmds) { this.cmds = cmds } execute(e) { this.cmds.forEach(c => c.execute(e)) } revert(e) { [...this.cmds].reverse().forEach(c => c.revert(e)) } toString() { return `macro(${this.cmds})` } }
const ed = new Editor();
ed.run(new Insert(0, 'hello')).run(new Insert(5, ' world')); console.log(`${ed}`);
ed.run(new Erase(0, 6)); console.log(String(ed)); ed.undo(); console.log(ed + ''); ed.undo().undo().undo(); console.log(`${ed}`);
ed.redo().redo(); console.log(`${ed}`); ed.run(new Macro(new Insert(0, '>> '), new Insert(ed.text.length + 3, ' <<'))); console.log(`${ed}`); ed.redo(); ed.undo(); console.log(`${ed}`);
console.log(ed);
console.dir(ed, { depth: 0 }); console.log([ed.done[0], Insert, Macro.prototype]);
