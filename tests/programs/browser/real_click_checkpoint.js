// --- loopscope
// runtime = "browser"
// [[world.events]]
// at = 60
// target = "#button"
// type = "click"
// ---
const button = document.getElementById('button');
button.addEventListener('click', () => { console.log('listener 1'); Promise.resolve().then(() => console.log('micro 1')); });
button.addEventListener('click', () => { console.log('listener 2'); Promise.resolve().then(() => console.log('micro 2')); });
