// origin: blog post: an async semaphore
class Semaphore {
  #free;
  #waiting = [];
  constructor(n) { this.#free = n; }
  async acquire() {
    if (this.#free > 0) { this.#free--; return; }
    await new Promise((resolve) => this.#waiting.push(resolve));
  }
  release() {
    const next = this.#waiting.shift();
    if (next) next(); else this.#free++;
  }
}
const s = new Semaphore(1);
async function critical(name, ms) {
  await s.acquire();
  console.log(name, 'in');
  await new Promise((r) => setTimeout(r, ms));
  console.log(name, 'out');
  s.release();
}
Promise.all([critical('a', 8), critical('b', 2), critical('c', 1)]).then(() => console.log('all done'));
