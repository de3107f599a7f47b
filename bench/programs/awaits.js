async function run() {
  let sum = 0;
  for (let i = 0; i < 4000000; i++) sum += await i;
  console.log(sum);
}
run();
