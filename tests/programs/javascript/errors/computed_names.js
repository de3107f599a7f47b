// Errors whose name or message the program computes.
class E1 extends Error { get name() { return 'Named'; } }
console.log(new E1('x').stack.split('\n')[0]);
console.log(String(new E1('y')));
console.log(new E1('z'));
try { throw new E1('q'); } catch (e) { console.log(e.name, e.stack.split('\n')[0]); }
class E2 extends Error { get name() { return this.constructor.name; } get message() { return 'computed'; } }
console.log(new E2().stack.split('\n')[0], new E2().message);
const e3 = new Error('a'); e3.name = 'Changed'; e3.message = 'b'; console.log(e3.stack.split('\n')[0]); console.log(e3);
const e4 = new Error('a'); e4.stack; e4.name = 'Changed'; console.log(e4.stack.split('\n')[0]);
Object.defineProperty(Error.prototype, 'name', { get() { return 'G'; }, configurable: true });
console.log(new Error('1').stack.split('\n')[0]);
throw new E1('fatal');
