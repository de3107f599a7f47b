// origin: forum question, Promise.any with all rejections unhandled
const mirror = (name, ms) => new Promise((_, no) => setTimeout(() => no(new Error(name + ' is down')), ms));
(async () => {
  console.log('trying mirrors');
  const first = await Promise.any([mirror('eu', 10), mirror('us', 30), Promise.reject('no route')]);
  console.log('got', first);
})();
