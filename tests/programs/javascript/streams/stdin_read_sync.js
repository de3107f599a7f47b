// --- loopscope
// [world]
// stdin = "5\n1 2 3 4 5\n"
// ---
const input = require('fs').readFileSync(0, 'utf8').split('\n');
console.log(input, require('fs').readFileSync('/dev/stdin', 'utf8').length);
