class Channel {
  items = [];
  closed = false;
  *take() {
    while (this.items.length === 0) {
      if (this.closed) return undefined;
      yield;
    }
    return this.items.shift();
  }
}
function* source(out) {
  for (const word of ['one', 'two', 'three']) {
    out.items.push(word);
    yield;
  }
  out.closed = true;
}
function* stage(name, input, out, map) {
  for (;;) {
    const item = yield* input.take();
    if (item === undefined) break;
    console.log(name, item);
    out.items.push(map(item));
  }
  out.closed = true;
}
function* sink(input) {
  for (let item; (item = yield* input.take()) !== undefined;) console.log('sink', item);
}
const a = new Channel(), b = new Channel(), c = new Channel();
spawn(source(a), 'source');
spawn(stage('upper', a, b, s => s.toUpperCase()), 'upper');
spawn(stage('mark', b, c, s => s + '!'), 'mark');
spawn(sink(c), 'sink');
