class A { constructor(){ this.x=1; } }
const a = new A(); Object.setPrototypeOf(a, null); console.log(a);
class B extends A {}
const b = new B(); Object.setPrototypeOf(b, null); console.log(b);
function F(){ this.y=2 }
const f = new F(); Object.setPrototypeOf(f, null); console.log(f);
const o = {p:1}; Object.setPrototypeOf(o, null); console.log(o);
const oc = Object.create(A.prototype); oc.q=1; Object.setPrototypeOf(oc,null); console.log(oc);
const m = new Map([[1,2]]); Object.setPrototypeOf(m,null); console.log(m);
class M extends Map{}; const mm=new M(); Object.setPrototypeOf(mm,null); console.log(mm);
class Arr extends Array{}; const ar=new Arr(1,2,3); Object.setPrototypeOf(ar,null); console.log(ar);
const e = new Error('x'); e.stack='S'; Object.setPrototypeOf(e,null); console.log(e);
const r = Reflect.construct(Object, [], A); Object.setPrototypeOf(r,null); console.log(r);
const c2 = new (class { constructor(){ this.k=1 } })(); Object.setPrototypeOf(c2,null); console.log(c2);
const lit = new (function(){ this.z=1 })(); Object.setPrototypeOf(lit,null); console.log(lit);
class Z {}; const z = new Z(); Object.setPrototypeOf(z, {}); console.log(z); Object.setPrototypeOf(z, null); console.log(z);
const un = Object.create(null); un.a=1; console.log(un);
const ch = Object.create(un); console.log(ch);
const fn = function nm(){}; Object.setPrototypeOf(fn,null); console.log(fn);
const cl = class Q{}; Object.setPrototypeOf(cl,null); console.log(cl);
const p = Promise.resolve(1); Object.setPrototypeOf(p,null); console.log(p);
const d = new Date(0); Object.setPrototypeOf(d,null); console.log(d);
const re=/x/g; Object.setPrototypeOf(re,null); console.log(re);
const obj2 = Object.create({constructor: A}); Object.setPrototypeOf(obj2,null); console.log(obj2);
class G extends A { constructor(){ super(); this.big=[1,2]; delete this.x; } }
const g = new G(); g.n=1; for (let i=0;i<40;i++) g['k'+i]=i; Object.setPrototypeOf(g,null); console.log(g);
const Anon = (()=>class{})(); const an = new Anon(); Object.setPrototypeOf(an,null); console.log(an);
