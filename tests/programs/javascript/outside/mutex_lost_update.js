// origin: blog post: lost update without a lock
let balance = 100;
const read = async () => balance;
const write = async (v) => { balance = v; };
async function withdraw(amount) {
  const b = await read();
  if (b >= amount) await write(b - amount);
  return balance;
}
(async () => {
  await Promise.all([withdraw(30), withdraw(50)]);
  console.log('balance', balance);
  balance = 100;
  await withdraw(30);
  await withdraw(50);
  console.log('balance', balance);
})();
