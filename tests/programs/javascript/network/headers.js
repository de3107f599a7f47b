// Headers: names without case, values joined.
const h = new Headers({ 'Content-Type': 'text/html', Accept: '*/*' });
h.append('accept', 'text/plain');
h.set('X-Count', 5);
console.log(h.get('ACCEPT'), h.get('x-count'), h.get('nope'), h.has('content-type'));
console.log([...h], [...h.keys()], [...h.values()]);
h.delete('accept');
for (const [name, value] of h) console.log(name, '=', value);
h.forEach((value, name, self) => console.log(name, value, self === h));
h.append('Set-Cookie', 'a=1');
h.append('Set-Cookie', 'b=2');
console.log(h.getSetCookie(), h.get('set-cookie'));
console.log(new Headers([['b', '1'], ['a', '2']]), Object.fromEntries(new Headers({ Q: 'w' })));
console.log(new Headers(h).get('x-count'), String(h), Object.prototype.toString.call(h));
for (const make of [() => new Headers({ 'bad name': 'x' }), () => new Headers('text'), () => new Headers([['one']]), () => new Headers().get(), () => h.append('only')]) {
  try {
    make();
  } catch (e) {
    console.log(e.name, e.message);
  }
}
