// origin: interview quiz: finally, return and throw
function f() { try { return 'try'; } finally { console.log('finally f'); } }
function g() { try { throw 1; } catch (e) { return 'catch ' + e; } finally { return 'finally'; } }
async function h() { try { await Promise.reject('x'); } catch (e) { return 'caught ' + e; } finally { console.log('finally h'); } }
console.log(f());
console.log(g());
h().then(console.log).finally(() => console.log('promise finally')).then((v) => console.log('value', v));
Promise.resolve(7).finally(() => 8).then((v) => console.log('kept', v));
Promise.resolve().finally(() => { throw new Error('from finally'); }).catch((e) => console.log(e.message));
