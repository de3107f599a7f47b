// origin: quiz, semicolons, line breaks and class bodies
var get = 'variable', async = 'plain', of = [1], let_ = 2, static_ = 3;
class A {
  get = 0
  x = 1
  static
  y = 2
  'quoted' = 3
  async
  z() { return 'z' }
  a = 1; b
  = 2;
  *gen() { yield 1 }
  [`comp` + 1] = 4;;
}
console.log(new A(), A.y, Object.getOwnPropertyNames(A.prototype), new A().z())
for (of of of) console.log(of)
var yield_ = 1, await = 'name', yield = 2
console.log(await, yield, async, get)
var o = { get, set: 1, async, await, static: 2, of, new: 3, if: 4, class: 5, get get() { return 'gg' }, async async() {}, *yield() {}, in: 6 }
console.log(o, o.if, o.class, o.new, o?.in)
do { var n = (n || 0) + 1 } while (n < 3) console.log(n)
var arrow = async
(1)
