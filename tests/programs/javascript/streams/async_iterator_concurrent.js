const { Readable } = require('stream');
(async () => {
  const r = Readable.from([1, 2, 3]);
  const it = r[Symbol.asyncIterator]();
  console.log(await Promise.all([it.next(), it.next(), it.next(), it.next(), it.next()]));
  console.log(Object.prototype.toString.call(it), it.stream === r);
  const s = Readable.from([1, 2]);
  console.log(await s[Symbol.asyncIterator]().return('early'));
  console.log(s.destroyed);
})();
