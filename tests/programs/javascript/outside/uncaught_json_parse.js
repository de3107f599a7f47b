// origin: Stack Overflow question, Unexpected token u in JSON
const cache = {};
function read(key) {
  return JSON.parse(cache[key]);
}
cache.a = '{"ok":true}';
console.log(read('a'));
console.log(read('b'));
