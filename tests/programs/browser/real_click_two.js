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
let count = 0;
document.getElementById('button').onclick = () => console.log('clicked', ++count);
