// --- loopscope
// [world]
// stdin = "Ada\n36\n"
// ---
const rl = require('readline/promises').createInterface({ input: process.stdin, output: process.stdout });
(async () => { const n = await rl.question('Name? '); console.log('hi', n); rl.close(); })();
