// --- loopscope
// [world]
// stdin = "Ada\n36\n"
// ---
const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });
rl.question('Name? ', n => { rl.question('Age? ', a => { console.log(n, a); rl.close(); }); });
rl.on('close', () => console.log('closed'));
