// origin: tutorial: text as bytes
const bytes = new TextEncoder().encode('héllo €');
console.log(bytes.length, [...bytes].map((b) => b.toString(16)).join(' '));
console.log(new TextDecoder().decode(bytes.slice(0, 3)));
const view = new Uint8Array([1, 2, 3, 250]);
view[3] += 10;
console.log(view, view.reduce((a, b) => a + b, 0));
console.log(Buffer.from('abc').toString('base64'), Buffer.from('aGk=', 'base64').toString());
