console.log("byte order mark");
const s = `crlf
line`;
console.log(s.length);
throw new Error("crlf");
