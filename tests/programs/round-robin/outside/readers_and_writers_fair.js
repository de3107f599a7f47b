// origin: operating systems course, readers and writers with a turnstile so that writers do not starve
const s = { readers: 0, writing: false, turn: [], value: 0, log: [] };
function* enter(kind, who) { const ticket = Symbol(who); s.turn.push(ticket); while (s.turn[0] !== ticket || s.writing || (kind === 'w' && s.readers)) yield; s.turn.shift(); if (kind === 'r') s.readers++; else s.writing = true; }
function leave(kind) { if (kind === 'r') s.readers--; else s.writing = false; }
function* reader(who, times) { for (let i = 0; i < times; i++) { yield* enter('r', who); const v = s.value; yield; yield; if (v !== s.value) console.log('torn read!'); console.log(who, 'reads', v, 'with', s.readers); leave('r'); yield; } }
function* writer(who, times) { for (let i = 0; i < times; i++) { yield* enter('w', who); const v = s.value; yield sleep(3); s.value = v + 1; console.log(who, 'writes', s.value); leave('w'); yield; } }
for (const w of ['w1', 'w2']) spawn(writer(w, 2), w);
for (const r of ['r1', 'r2', 'r3']) spawn(reader(r, 2), r);
setTimeout(() => console.log('final', s.value, s.readers, s.writing, s.turn), 500);
