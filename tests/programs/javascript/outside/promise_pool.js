// origin: blog post on limiting concurrency of promises
async function pool(tasks, limit) {
  const results = [];
  const running = new Set();
  let max = 0;
  for (const [index, task] of tasks.entries()) {
    const p = task().then((value) => {
      results[index] = value;
      running.delete(p);
    });
    running.add(p);
    max = Math.max(max, running.size);
    if (running.size >= limit) {
      await Promise.race(running);
    }
  }
  await Promise.all(running);
  console.log('max in flight:', max);
  return results;
}

const job = (name, ms) => () =>
  new Promise((resolve) => {
    console.log('start', name);
    setTimeout(() => {
      console.log('  end', name);
      resolve(name.toUpperCase());
    }, ms);
  });

pool([job('a', 60), job('b', 20), job('c', 100), job('d', 20), job('e', 40)], 2)
  .then((r) => console.log(r));
