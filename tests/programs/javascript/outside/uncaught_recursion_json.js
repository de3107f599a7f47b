// origin: forum question, Maximum call stack size exceeded, caught and not caught
const tree = { name: 'root', children: [] };
let node = tree;
for (let i = 0; i < 5; i++) { const child = { name: 'n' + i, children: [] }; node.children.push(child); node = child }
const count = (n) => 1 + n.children.reduce((s, c) => s + count(c), 0);
console.log(count(tree));
function flattenBad(n) { return [n.name, ...flattenBad(n)] }
try { flattenBad(tree) } catch (e) { console.log(e.name, e.message) }
node.children.push(tree);
try { count(tree) } catch (e) { console.log(e instanceof RangeError) }
console.log(tree);
console.log(JSON.stringify(tree));
