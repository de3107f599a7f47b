// origin: framework source explained, an onion of middleware with errors, early return and double next
function compose(stack) {
  for (const fn of stack) if (typeof fn !== 'function') throw new TypeError('Middleware must be composed of functions!');
  return (ctx, last) => {
    let index = -1;
    const dispatch = i => {
      if (i <= index) return Promise.reject(new Error('next() called multiple times'));
      index = i;
      const fn = i === stack.length ? last : stack[i];
      if (!fn) return Promise.resolve();
      try { return Promise.resolve(fn(ctx, dispatch.bind(null, i + 1))); } catch (e) { return Promise.reject(e); }
    };
    return dispatch(0);
  };
}
class HttpError extends Error { constructor(status, message, expose = status < 500) { super(message); Object.assign(this, { status, expose }); } }
class App {
  middleware = []; 
  use(fn) { this.middleware.push(fn); return this; }
  async handle(method, url) {
    const ctx = { method, url, path: url.split('?')[0], query: Object.fromEntries(new URLSearchParams(url.split('?')[1])), status: 404, headers: new Headers(), trace: [], set body(v) { this._body = v; if (this.status === 404) this.status = v == null ? 204 : 200; }, get body() { return this._body; } };
    await compose(this.middleware)(ctx);
    console.log(ctx.method, ctx.url, '->', ctx.status, ctx.body, ctx.trace.join(''));
    return ctx;
  }
}
const wait = ms => new Promise(r => setTimeout(r, ms));
const app = new App()
  .use(async (ctx, next) => { ctx.trace.push('('); try { await next(); } catch (e) { ctx.status = e.status || 500; ctx._body = e.expose ? e.message : 'Internal Server Error'; ctx.trace.push('!'); ctx.error = e; } finally { ctx.trace.push(')'); } })
  .use(async (ctx, next) => { ctx.trace.push('['); const r = await next(); ctx.trace.push(']'); ctx.headers.set('X-Result', String(r)); })
  .use((ctx, next) => ctx.path === '/sync' ? (ctx.body = 'sync', 'early') : next())
  .use(async (ctx, next) => { if (ctx.path.startsWith('/slow')) await wait(Number(ctx.query.ms)); return next(); })
  .use(async (ctx, next) => { if (ctx.path === '/twice') { await next(); await next(); } else return next(); })
  .use(ctx => { switch (ctx.path) { case '/': ctx.body = { hello: 'world', q: ctx.query }; return 1; case '/boom': null.x; case '/teapot': throw new HttpError(418, 'short and stout'); case '/fail': return Promise.reject(new HttpError(503, 'db down')); case '/empty': ctx.body = null; } });
(async () => {
  for (const u of ['/', '/?a=1&b=x%20y&a=2', '/sync', '/missing', '/teapot', '/boom', '/fail', '/empty', '/twice']) {
    const c = await app.handle('GET', u);
    if (c.error) console.log('   ', c.error.name, '-', c.error.message);
  }
  await Promise.all([app.handle('GET', '/slow?ms=20'), app.handle('POST', '/slow/b?ms=10'), app.handle('PUT', '/sync')]);
  const c = await app.handle('HEAD', '/');
  console.log(c);
  console.log([...c.headers], c.headers.get('x-result'));
  try { new App().use(3).handle('GET', '/'); compose([3]); } catch (e) { console.log(e.message); }
})().catch(e => console.log('outer', e.message));
process.on('unhandledRejection', (e) => console.log('unhandled:', e.message));
