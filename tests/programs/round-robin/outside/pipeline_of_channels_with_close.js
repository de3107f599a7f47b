// origin: tutorial on communicating tasks, three stages joined by bounded channels that can be closed
class Channel { items = []; closed = false; constructor(size) { this.size = size; } *send(x) { while (this.items.length >= this.size) yield; this.items.push(x); } *receive() { while (!this.items.length) { if (this.closed) return Channel.END; yield; } return this.items.shift(); } close() { this.closed = true; } static END = Symbol('end'); }
const a = new Channel(2), b = new Channel(1);
spawn(function* () { for (let i = 1; i <= 5; i++) { console.log('produce', i); yield* a.send(i); } a.close(); return 'produced'; }, 'source');
spawn(function* () { for (let x; (x = yield* a.receive()) !== Channel.END; ) { if (x === 3) { console.log('drop', x); continue; } yield* b.send(x * x); } b.close(); }, 'square');
const sink = spawn(function* () { let sum = 0; for (;;) { const x = yield* b.receive(); if (x === Channel.END) break; console.log('consume', x); sum += x; yield sleep(4); } return sum; }, 'sink');
spawn(function* () { console.log('sum', yield join(sink), a, b); }, 'report');
