// origin: utility snippets, query strings, URL objects, base64, structuredClone and encoders in the page
const u = new URL('../b?x=1&y=%20z#h', 'https://user@example.com:8080/a/c/d');
console.log(u.href, u.origin, u.host, u.pathname, u.search, u.hash, u.searchParams.get('y'));
u.searchParams.append('x', 'ü&'); u.searchParams.delete('y'); u.port = '443'; u.hash = ''; console.log(String(u), [...u.searchParams].join(';'));
const p = new URLSearchParams({ b: 2, a: 'x y' }); p.sort(); console.log(p.toString(), p.has('b'), p.getAll('b').length);
try { new URL('nope'); } catch (e) { console.log(e.name, e.message); }
console.log(btoa('hello'), atob('aGVsbG8='), encodeURIComponent('é/?'), decodeURI('%C3%A9%2F'));
try { decodeURIComponent('%'); } catch (e) { console.log(e.name, e.message); }
const m = structuredClone({ d: new Date(0), m: new Map([[1, { a: new Set([2]) }]]), r: /x/gi, b: 5n, e: new TypeError('t') });
console.log(m.d.toISOString(), m.m.get(1).a.has(2), m.r.flags, typeof m.b, m.e instanceof TypeError, m.e.message);
for (const bad of [() => structuredClone(() => 1), () => structuredClone(document.body), () => structuredClone(Symbol('s')), () => structuredClone(window)]) try { bad(); console.log('ok'); } catch (e) { console.log(e.name, e.code); }
console.log([...new TextEncoder().encode('é€')].join(), new TextDecoder().decode(new Uint8Array([226, 130, 172])), new Blob(['abc', 'é']).size, new Blob(['x'], { type: 'Text/Plain' }).type);
new Blob(['one ', 'two']).text().then(t => console.log(t, t.length));
const h = new Headers({ 'X-A': '1' }); h.append('x-a', '2'); console.log(h.get('X-a'), [...h.keys()].join());
new Response('{"a":1}', { status: 201 }).json().then(v => console.log(v.a));
console.log(typeof window, window === self, globalThis === window, typeof process, typeof require, typeof global, this === window);
