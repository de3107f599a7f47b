class Mutex {
  #tail = Promise.resolve();
  run(job) {
    const result = this.#tail.then(() => job());
    this.#tail = result.catch(() => {});
    return result;
  }
}
const lock = new Mutex();
const wait = ms => new Promise(r => setTimeout(r, ms));
const trace = [];
const job = (name, ms, error) => async () => {
  trace.push('+' + name);
  await wait(ms);
  trace.push('-' + name);
  if (error) throw new Error(error);
  return name;
};
Promise.allSettled([
  lock.run(job('a', 30)),
  lock.run(job('b', 10, 'b failed')),
  lock.run(job('c', 10)),
]).then(results => {
  console.log(trace.join(' '));
  for (const r of results) console.log(r.status, r.status === 'rejected' ? r.reason.message : r.value);
});
