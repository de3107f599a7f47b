// origin: bug report, an error crosses join three times: caught, wrapped and finally lost
function* leaf(n) { yield; if (n % 2) throw Object.assign(new RangeError('odd ' + n), { n }); return n; }
function* middle(n) { try { return yield join(spawn(leaf(n), 'leaf' + n)); } catch (e) { if (n === 1) return 'saved ' + e.message; throw new Error('middle failed', { cause: e }); } finally { console.log('middle', n, 'leaves'); } }
function* top() {
  for (const n of [0, 1, 3]) {
    try { console.log('top got', yield join(spawn(middle(n), 'mid' + n))); } catch (e) { console.log('top caught', e.message, e.cause.name, e.cause.n); }
  }
  return 'top done';
}
const t = spawn(top(), 'top');
spawn(function* () { console.log(yield join(t)); console.log(yield join(t)); }, 'twice');
for (const bad of [() => spawn(5), () => spawn(), () => join({}), () => join(), () => spawn([1, 2])]) try { bad(); } catch (e) { console.log(e.name, e.message); }
spawn(async function () { await null; return 1; }, 'async function');
