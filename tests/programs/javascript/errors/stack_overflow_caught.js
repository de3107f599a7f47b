let depth = 0;
function recurse() {
  depth++;
  recurse();
}
try {
  recurse();
} catch (e) {
  console.log(e instanceof RangeError, e.name, e.message, depth > 5000);
}
const a = {};
a.toString = () => `${a}`;
try { String(a); } catch (e) { console.log(e.message); }
const isEven = n => n === 0 ? true : isOdd(n - 1);
const isOdd = n => n === 0 ? false : isEven(n - 1);
console.log(isEven(2000));
try { isEven(1e6); } catch (e) { console.log(e.constructor === RangeError); }
let nested = [];
for (let i = 0; i < 1e5; i++) nested = [nested];
try { JSON.stringify(nested); } catch (e) { console.log(e.name, e.message); }
class Loop { get x() { return this.x; } }
try { new Loop().x; } catch (e) { console.log(e.message); }
console.log('still alive');
