// --- loopscope
// runtime = "browser"
// [[world.events]]
// at = 60
// target = "#button"
// type = "click"
// ---
for (const type of ['click', 'mouseup', 'mousedown', 'pointerdown', 'pointerup'])
  document.getElementById('button').addEventListener(type, event => console.log(event.type));
