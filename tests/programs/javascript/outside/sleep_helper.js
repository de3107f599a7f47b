// origin: tutorial snippet, sleep with async/await
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function countdown(from) {
  for (let i = from; i > 0; i--) {
    console.log(`${i}...`);
    await sleep(50);
  }
  console.log('Lift off! 🚀');
}

async function main() {
  console.log('Before');
  await countdown(3);
  console.log('After');

  // run together
  await Promise.all([
    (async () => { await sleep(60); console.log('slow'); })(),
    (async () => { await sleep(20); console.log('fast'); })(),
  ]);
  return 'finished';
}

main().then(console.log).finally(() => console.log('bye'));
console.log('main() returned a promise already');
