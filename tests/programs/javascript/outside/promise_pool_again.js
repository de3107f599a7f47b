// origin: interview: run tasks with a limit of two at a time
async function pool(tasks, limit) {
  const results = [];
  let next = 0;
  async function worker(id) {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]();
      console.log(`worker ${id} finished ${index}`);
    }
  }
  await Promise.all(Array.from({ length: limit }, (_, i) => worker(i)));
  return results;
}
const job = (ms, v) => () => new Promise((r) => setTimeout(() => r(v), ms));
pool([job(30, 'a'), job(10, 'b'), job(15, 'c'), job(5, 'd')], 2).then((r) => console.log(r));
