// --- loopscope
// [world]
// stdin = "x y\nz\n"
// ---
(async () => { let t=''; for await (const c of process.stdin) { console.log(c); t += c; } console.log(t.split(/\s+/)); })();
process.stdin.on('end', () => console.log('end'));
