// Support question: "my button handler awaits, in which order do two handlers go on?"
// --- loopscope
// [[world.events]]
// at = 20
// target = "#buy"
// type = "click"
// ---
const buy = document.getElementById('buy');
buy.addEventListener('click', async () => {
  console.log('1 start');
  await null;
  console.log('1 after await');
  await new Promise(done => setTimeout(done, 10));
  console.log('1 after sleep');
});
buy.addEventListener('click', async () => {
  console.log('2 start');
  await null;
  console.log('2 after await');
});
