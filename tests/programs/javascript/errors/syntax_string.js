const s = 'unterminated;
console.log(s);
