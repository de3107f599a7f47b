// --- loopscope
// runtime = "browser"
// [[world.events]]
// at = 60
// target = "#button"
// type = "click"
// ---
document.getElementById('button').addEventListener('click', () => {
  setTimeout(() => console.log('timer'), 0);
  queueMicrotask(() => console.log('micro'));
  console.log('click');
});
