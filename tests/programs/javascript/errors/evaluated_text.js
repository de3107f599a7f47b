// Frames and positions in evaluated text.
function show(f){ try { f(); } catch (e) { console.log(e.stack.split('\n').slice(0,4).join('\n').replace(/\(\/.*\/q\//g,'(').replace(/ \/.*\/q\//g,' ')); } }
show(() => eval('u'));
show(function named() { eval('var x = 1;\n  u'); });
show(() => (0, eval)('u'));
show(() => new Function('a', 'return u')(1));
show(() => Function('u')());
show(() => eval('(function inner() { u })()'));
show(() => eval('(() => { u })()'));
show(() => eval('eval("u")'));
const f = new Function('x', 'y', 'return x + u;');
function caller() { return f(1, 2); }
show(caller);
class A { m() { return eval('this.q.r'); } }
show(() => new A().m());
show(() => eval('throw new Error("in eval")'));
show(() => eval('function foo() { throw new Error("foo") } foo()'));
show(() => eval('1 +'));
show(() => new Function('return (')); 
console.log(f.toString());
show(() => { const g = eval('(function g() { u })'); g(); });
