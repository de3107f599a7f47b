#pragma once
// Programs whose runs the property tests take apart: each uses several of the machine's moves.
namespace loopscope::testing {

inline constexpr const char* sample_programs[] = {
    R"(const seen = [];
const a = { valueOf() { seen.push('a'); return 2; } }, b = { toString() { seen.push('b'); return 'x'; } };
console.log(a + b, a * 3, a == 2, `${b}${a}`, a < 3, seen.join(''));)",
    R"(const object = { get x() { return this.y + 1; }, y: 1, set x(v) { this.y = v * 2; } };
object.x = 5; console.log(object.x, object.y); object.x += 1; console.log(object.y);)",
    R"(function* source() { try { yield 1; yield 2; yield 3; } finally { console.log('closed'); } }
for (const x of source()) { console.log(x); if (x === 2) break; }
const [first] = source(); console.log(first);)",
    R"(console.log([3, 1, 2].map(x => { return x * 2; }).join());
console.log([5, 3, 9, 1].sort((x, y) => { return x - y; }).join());
console.log([1, 2, 3, 4].filter(x => x % 2).reduce((sum, x) => sum + x, 10));)",
    R"(Promise.all([1, Promise.resolve(2), new Promise(done => setTimeout(done, 5, 3))]).then(v => console.log(v.join()));
Promise.race([new Promise(done => setTimeout(done, 9, 'slow')), 'quick']).then(v => console.log(v));)",
    R"(async function step(n) { for (let i = 0; i < n; i++) { await null; console.log(n, i); } return n; }
(async () => { console.log(await step(2), await Promise.all([step(1), step(3)])); })();
process.nextTick(() => console.log('tick')); setImmediate(() => console.log('immediate'));
setTimeout(() => { Promise.resolve().then(() => console.log('micro')); console.log('timer'); }, 1);)",
    R"(async function* numbers() { for (let i = 0; i < 3; i++) yield i; }
(async () => { for await (const n of numbers()) console.log(n); })();
let count = 0; const id = setInterval(() => { console.log('interval', ++count); if (count === 3) clearInterval(id); }, 2);)",
    R"(class Animal { #name; constructor(name) { this.#name = name; } get name() { return this.#name; } speak() { return `${this.name} speaks`; } }
class Dog extends Animal { speak() { return super.speak() + ' loudly'; } }
console.log(new Dog('Rex').speak());
try { null.x; } catch (error) { console.log(error.message); } finally { console.log('finally'); }
label: for (const i of [1, 2, 3]) { for (const j of [1, 2]) { if (j === 2) continue label; console.log(i, j); } })",
};

}  // namespace loopscope::testing
