// --- loopscope
// runtime = "browser"
// [[world.events]]
// at = 60
// target = "#button"
// type = "click"
// ---
const say = text => event => { console.log(text, event.eventPhase, event.isTrusted); queueMicrotask(() => console.log('micro of', text)); };
document.body.addEventListener('click', say('body captures'), true);
document.body.addEventListener('click', say('body bubbles'));
document.querySelector('#button').addEventListener('click', say('target'));
