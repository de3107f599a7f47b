// --- loopscope
// [world]
// stdin = "first\nsecond\nthird"
// ---
const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });
const lines = [];
rl.on('line', l => lines.push(l));
rl.on('close', () => console.log(lines));
setImmediate(() => console.log('immediate'));
