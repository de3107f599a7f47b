// Responses without a network: bodies, once only.
const log = (name, promise) => promise.then((v) => console.log(name, v), (e) => console.log(name, '!', e.name, e.message));
(async () => {
  await log('text', new Response('hello').text());
  await log('json', new Response('{"a":[1,2]}').json());
  await log('bad json', new Response('{oops').json());
  await log('empty json', new Response('').json());
  await log('arrayBuffer', new Response('abc').arrayBuffer());
  await log('blob', new Response('abc', { headers: { 'content-type': 'text/css' } }).blob());
  const twice = new Response('once');
  console.log(twice.bodyUsed);
  await twice.text();
  console.log(twice.bodyUsed);
  await log('twice', twice.text());
  try {
    twice.clone();
  } catch (e) {
    console.log(e.message);
  }
  const copy = new Response('both');
  const other = copy.clone();
  console.log(await copy.text(), await other.text());
  console.log(new Response('x', { status: 404, statusText: 'Gone Fishing', headers: { 'X-One': '1' } }));
  console.log(Response.json({ ok: 1 }).headers.get('content-type'), Response.error().type, Response.redirect('http://a.example/', 301).headers.get('location'));
  for (const make of [() => new Response('', { status: 99 }), () => new Response('x', { status: 204 }), () => Response.redirect('http://a/', 200)]) {
    try {
      make();
    } catch (e) {
      console.log(e.name, e.message);
    }
  }
  for await (const chunk of new Response('streamed').body) console.log(chunk);
  const reader = new Response('read').body.getReader();
  console.log(await reader.read(), await reader.read());
  console.log(await new Response(new URLSearchParams({ q: 'a b', n: 1 })).text());
})();
