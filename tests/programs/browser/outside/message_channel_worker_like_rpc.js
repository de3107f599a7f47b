// origin: blog post, request and answer over a MessageChannel with ids, errors and structured clone
const { port1: client, port2: server } = new MessageChannel();
const methods = { add: ({ a, b }) => a + b, fail: () => { throw new RangeError('on purpose'); }, dates: ({ when }) => [when instanceof Date, when.getTime()], slow: () => new Promise(r => setTimeout(r, 20, 'slow done')), set: ({ s }) => new Set([...s, 'x']) };
server.onmessage = async ({ data: { id, name, args } }) => {
  try { server.postMessage({ id, ok: await methods[name](args) }); } catch (e) { server.postMessage({ id, error: e }); }
};
const pending = new Map(); let ids = 0;
client.addEventListener('message', ({ data }) => { const { ok, no } = pending.get(data.id); pending.delete(data.id); 'error' in data ? no(data.error) : ok(data.ok); });
client.start();
const call = (name, args) => new Promise((ok, no) => { pending.set(++ids, { ok, no }); client.postMessage({ id: ids, name, args }); });
(async () => {
  console.log(await call('add', { a: 2, b: 3 }));
  try { await call('fail'); } catch (e) { console.log(e instanceof RangeError, e.message); }
  console.log((await call('dates', { when: new Date(0) })).join());
  console.log([...await call('set', { s: new Set(['q']) })].join());
  const order = []; await Promise.all([call('slow').then(v => order.push(v)), call('add', { a: 1, b: 1 }).then(v => order.push(v))]); console.log(order.join());
  try { await call('nope', {}); } catch (e) { console.log(e.name); }
  try { await call('add', () => {}); } catch (e) { console.log(e.name, e instanceof DOMException, e.code); }
  console.log(pending.size); client.close(); client.postMessage('lost');
})();
