// Requests.
const r = new Request('http://example.org/path?q=1#part', { method: 'post', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } });
console.log(r);
console.log(r.method, r.url, r.headers.get('content-type'), r.bodyUsed, r.signal.aborted, r.mode, r.redirect);
r.clone().json().then((v) => console.log('clone', v)).then(() => r.text()).then((t) => console.log(t, r.bodyUsed));
for (const make of [
  () => new Request('/relative'), () => new Request('http://a.example', { body: 'x' }), () => new Request('http://a.example', { method: 'CONNECT' }), () => new Request('http://u:p@a.example'),
  () => new Request('http://a.example', { method: 'in valid' }),
]) {
  try {
    make();
    console.log('made');
  } catch (e) {
    console.log(e.name, e.message);
  }
}
console.log(new Request(new URL('http://b.example/x')).url, new Request('http://c.example', { method: 'patch' }).method);
