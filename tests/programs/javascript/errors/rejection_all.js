const fail = (ms, m) => new Promise((_, reject) => setTimeout(() => reject(new Error(m)), ms));
async function main() {
  const [a, b] = await Promise.all([fail(30, 'slow failure'), fail(10, 'fast failure')]);
}
main();
