// origin: interview puzzle, five ways to fix var in a loop
var out = [];
for (var i = 0; i < 3; i++) { out.push(function () { return i }); }
console.log(out.map(f => f()));

out = [];
for (var i = 0; i < 3; i++) (function (j) { out.push(function () { return j }) })(i);
console.log(out.map(f => f()));

out = [];
for (let i = 0; i < 3; i++) out.push(() => i);
console.log(out.map(f => f()));

out = [0, 1, 2].map(i => () => i);
console.log(out.map(f => f()));

out = [];
for (var i = 0; i < 3; i++) out.push(function () { return this.i }.bind({ i }));
console.log(out.map(f => f()));

// and the strange one: the closure changes the loop variable
out = [];
for (let i = 0; i < 4; i++) { out.push(() => i++); if (i == 1) out[1](); }
console.log(out.length, out.map(f => f()), out.map(f => f()));

out = [];
for (let i = 0, inc = () => i++; i < 3; i++) { inc(); out.push(() => i); if (out.length > 5) break; }
console.log(out.map(f => f()));

for (var i = 0; i < 3; i++) setTimeout(console.log, 10, 'arg', i);
for (var i = 0; i < 3; i++) setTimeout(() => console.log('closure', i), 10);
for (const x of 'ab') setTimeout(() => console.log('const', x), 20);
for (var k in { p: 1, q: 2 }) setTimeout(() => console.log('in', k), 20);
console.log('i is', i);
