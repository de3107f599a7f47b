function f(){ return f.caller }
console.log(f());
function g(){ return f() } console.log(g());
function s(){ 'use strict'; return f() } console.log(s());
console.log([1].map(f), [1].map(()=>f()));
function h(a,b){ a=9; const x=h.arguments; console.log(x, x===h.arguments, Object.prototype.toString.call(x), x.length, x.callee===h); (function(){ a=5 }); return h['arguments'] }
console.log(h(1,2,3), h.arguments);
function r(n){ if(n>0) return r(n-1); return r.arguments[0] } console.log(r(3));
function outer(x){ return inner() } function inner(){ return outer.arguments } console.log(outer('k','l'));
function o2(){ arguments[0]='changed'; return o2.arguments[0] } console.log(o2('orig'));
function o3(a){ arguments[0]='changed'; return [o3.arguments[0],a] } console.log(o3('orig'));
function o4(a){ a='changed'; return [o4.arguments[0], (()=>a)()] } console.log(o4('orig'));
function* gen(a){ yield gen.arguments } console.log(Object.getOwnPropertyNames(gen)); 
function dflt(a=1,b){ return dflt.arguments } console.log(dflt(undefined,2), Object.getOwnPropertyDescriptor(dflt,'arguments'));
(function cc(){ console.log(cc.caller && cc.caller.name, cc.caller===require('module').wrap) })();
setTimeout(function t(){ console.log(t.caller, t.arguments) },1);
Promise.resolve(7).then(function p(v){ console.log(p.caller, p.arguments[0]) });
const ob={toString: function ts(){ console.log(ts.caller&&ts.caller.name); return 'x' }}; function tsc(){ return ob+'' } tsc();
