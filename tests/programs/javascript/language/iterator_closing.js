function make(name, { failReturn = false, primitiveReturn = false } = {}) {
  return {
    [Symbol.iterator]() {
      let n = 0;
      return {
        next() { return n < 3 ? { value: name + n++, done: false } : { value: undefined, done: true }; },
        return(v) {
          console.log(name, 'closed with', v);
          if (failReturn) throw new Error('return failed');
          return primitiveReturn ? 1 : {};
        },
      };
    },
  };
}
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
for (const v of make('full')) console.log(v);
for (const v of make('broken')) { console.log(v); break; }
outer: for (const a of make('a')) { for (const b of make('b')) { console.log(a, b); continue outer; } }
console.log((() => { for (const v of make('returned')) return v; })());
console.log(attempt(() => { for (const v of make('thrown')) throw new Error('body'); }));
console.log(attempt(() => { for (const v of make('both', { failReturn: true })) throw new Error('body wins'); }));
console.log(attempt(() => { for (const v of make('return fails', { failReturn: true })) break; }));
console.log(attempt(() => { for (const v of make('primitive', { primitiveReturn: true })) break; }));
const [x] = make('array pattern');
console.log(x);
console.log(attempt(() => { const [{ y }] = [null]; }));
console.log(attempt(() => new Map(make('map'))));
console.log(attempt(() => Array.from(make('from'), () => { throw new Error('mapper'); })));
console.log(attempt(() => { for (const v of { [Symbol.iterator]() { return { next() { return 1; } }; } }) ; }));
console.log(attempt(() => { for (const v of { [Symbol.iterator]() { return 1; } }) ; }));
console.log(attempt(() => { for (const v of { [Symbol.iterator]() { return {}; } }) ; }));
console.log(attempt(() => [...{ [Symbol.iterator]: 1 }]));
console.log(attempt(() => Math.max(...undefined)));
console.log(attempt(() => { const f = () => {}; f(...5); }));
function* g() { try { yield 1; yield 2; } finally { console.log('generator closed'); } }
for (const v of g()) break;
const [only] = g();
const shared = g();
for (const v of shared) { console.log(v); break; }
console.log(shared.next());
