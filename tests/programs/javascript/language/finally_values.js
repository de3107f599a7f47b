const f = {
  plain() { try { return 'try'; } finally { console.log('cleanup'); } },
  override() { try { return 'try'; } finally { return 'finally'; } },
  swallow() { try { throw new Error('lost'); } finally { return 'swallowed'; } },
  value() { let x = 1; try { return x; } finally { x = 2; } },
  object() { const x = { n: 1 }; try { return x; } finally { x.n = 2; } },
  breaks() { for (;;) { try { return 'no'; } finally { break; } } return 'broke'; },
  continues() { const out = []; for (let i = 0; i < 3; i++) { try { if (i === 1) throw i; out.push(i); } catch { continue; } finally { out.push('f' + i); } } return out; },
  nested() {
    const out = [];
    try { try { throw 'inner'; } catch (e) { out.push('c1 ' + e); throw 'second'; } finally { out.push('f1'); } }
    catch (e) { out.push('c2 ' + e); } finally { out.push('f2'); }
    return out;
  },
  rethrow() { try { try { throw new Error('a'); } finally { throw new Error('b'); } } catch (e) { return e.message; } },
  label() { l: try { break l; } finally { return 'after label'; } },
  catchReturn() { try { throw 1; } catch (e) { return 'catch ' + e; } finally { console.log('then finally'); } },
  pattern() { try { throw { code: 7, info: ['x'] }; } catch ({ code, info: [first] }) { return code + first; } },
  shadow() { const e = 'outer'; try { throw 'inner'; } catch (e) { } return e; },
  order() { const out = []; const t = v => { out.push(v); return v; }; (() => { try { return t('expr'); } finally { t('fin'); } })(); return out; },
  deep() { let depth = 0; const go = n => { try { if (n === 0) throw new Error('bottom'); go(n - 1); } finally { depth++; } }; try { go(5); } catch (e) { return e.message + depth; } },
};
for (const name of Object.keys(f)) console.log(name, f[name]());
