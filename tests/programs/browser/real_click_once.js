// --- loopscope
// runtime = "browser"
// [[world.events]]
// at = 50
// target = "#button"
// type = "click"
// [[world.events]]
// at = 150
// target = "#button"
// type = "click"
// ---
const button = document.getElementById('button');
button.addEventListener('click', () => console.log('once'), {once: true});
button.addEventListener('click', () => console.log('always'));
