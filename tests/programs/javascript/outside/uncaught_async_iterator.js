// origin: Stack Overflow question, x is not async iterable
async function* pages(n) { for (let i = 1; i <= n; i++) yield { page: i } }
async function main() {
  for await (const p of pages(2)) console.log(p);
  for await (const p of pages) console.log(p);
}
main();
