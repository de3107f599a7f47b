// --- loopscope
// [world]
// stdin = "x y\nz\n"
// ---
process.stdin.setEncoding('utf8');
process.stdin.on('readable', () => { let c; while ((c = process.stdin.read()) !== null) console.log('chunk', JSON.stringify(c)); });
process.stdin.on('end', () => console.log('end'));
process.nextTick(()=>console.log('tick')); setTimeout(()=>console.log('timeout'),50);
