// origin: beginner question, unterminated template literal
const who = 'world';
const msg = `hello ${who}
and welcome;
console.log(msg);
