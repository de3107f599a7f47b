// origin: blog post explaining onion middleware (koa style compose)
function compose(middleware) {
  if (!Array.isArray(middleware)) throw new TypeError('Middleware stack must be an array!');
  return function (ctx) {
    let last = -1;
    function dispatch(i) {
      if (i <= last) return Promise.reject(new Error('next() called multiple times'));
      last = i;
      const fn = middleware[i];
      if (!fn) return Promise.resolve();
      try {
        return Promise.resolve(fn(ctx, () => dispatch(i + 1)));
      } catch (err) {
        return Promise.reject(err);
      }
    }
    return dispatch(0);
  };
}

const app = [];
app.push(async (ctx, next) => {
  console.log('>> 1');
  try { await next(); } catch (e) { ctx.status = 500; ctx.body = e.message; }
  console.log('<< 1', ctx);
});
app.push(async (ctx, next) => {
  console.log('>> 2');
  ctx.user = { name: 'guest' };
  await next();
  ctx.length = String(ctx.body).length;
  console.log('<< 2');
});
app.push((ctx, next) => {
  console.log('>> 3');
  if (ctx.path === '/boom') throw new Error('exploded');
  if (ctx.path === '/twice') return next().then(next);
  ctx.body = `Hello ${ctx.user.name} from ${ctx.path}`;
  ctx.status = 200;
});

const handler = compose(app);
(async () => {
  for (const path of ['/', '/boom', '/twice']) {
    await handler({ path });
    console.log('='.repeat(20));
  }
})();
