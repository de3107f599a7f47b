// origin: quiz, where does JavaScript insert semicolons
const ret = () => {
  return
  { value: 1 }
}
console.log(ret())
let a = 1
let b = a
++b
console.log(a, b)
const s = 'x'
;[1, 2].forEach(n => console.log(s + n))
const t = [10, 20, 30]
const u = t
[1, 2]
console.log(u)
var i = 0
i
++
b
console.log(i, b)
const f = function () { return 'called with ' + arguments.length }
const g = f
(1, 2)
console.log(g)
let x
= 5
console.log(x)
throwing: try { eval('throw\n1') } catch (e) { console.log(e.message) }
const obj = { get
  y() { return 'getter' }, async: 1 }
console.log(obj.y, obj)
