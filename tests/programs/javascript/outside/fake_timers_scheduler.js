// origin: testing article, fake timers written by hand
function fakeTimers() {
  let now = 0, seq = 0; const jobs = new Map();
  const api = {
    setTimeout: (fn, ms = 0, ...args) => { jobs.set(++seq, { at: now + Math.max(1, ms | 0), fn, args, id: seq }); return seq },
    setInterval: (fn, ms, ...args) => { const id = ++seq; const every = () => { jobs.set(id, { at: now + ms, fn: (...a) => { every(); fn(...a) }, args, id }) }; every(); return id },
    clear: id => jobs.delete(id), get now() { return now }, get pending() { return [...jobs.values()].map(({ at, id }) => `${id}@${at}`) },
    tick(ms) { const end = now + ms; for (;;) { const due = [...jobs.values()].filter(j => j.at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0]; if (!due) break; now = due.at; jobs.delete(due.id); due.fn(...due.args) } now = end; return api },
    runAll(limit = 50) { while (jobs.size) { if (!limit--) throw new Error(`still ${jobs.size} timer${jobs.size > 1 ? 's' : ''} after many runs: ${api.pending}`); api.tick(Math.min(...[...jobs.values()].map(j => j.at)) - now) } return api },
  };
  return api;
}
const t = fakeTimers(), log = (...a) => console.log(String(t.now).padStart(4), ...a);
t.setTimeout(log, 100, 'a'); t.setTimeout(() => { log('b'); t.setTimeout(log, 0, 'nested') }, 50); const i = t.setInterval(() => log('interval'), 40); t.setTimeout(() => t.clear(i), 130);
console.log(t.pending); t.tick(45); console.log('now', t.now, t.pending); t.tick(100); console.log(t.pending); t.runAll(); console.log('idle at', t.now);
const late = t.setTimeout(log, 10, 'never'); t.clear(late); t.clear(999); t.tick(20); t.setInterval(() => log('forever'), 1000); try { t.runAll(3) } catch (e) { console.log(e.message) }
const debounce = (fn, ms, id) => (...a) => { t.clear(id); id = t.setTimeout(fn, ms, ...a) }; const d = debounce(x => log('debounced', x), 30); d(1); t.tick(20); d(2); t.tick(29); d(3); t.tick(30); const throttle = (fn, ms, last = -Infinity) => (...a) => { if (t.now - last >= ms) { last = t.now; fn(...a) } }; const th = throttle(x => log('throttled', x), 50); for (let k = 0; k < 5; k++) { th(k); t.tick(20) }
const retry = (fn, n, wait) => { try { return log('ok', fn()) } catch (e) { log(e.message, 'left', n); if (n) t.setTimeout(retry, wait, fn, n - 1, wait * 2); else log('gave up') } }; let c = 0; retry(() => { if (++c < 3) throw new Error('fail ' + c); return c }, 5, 100); t.tick(1000); console.log(t, typeof t.setTimeout);
