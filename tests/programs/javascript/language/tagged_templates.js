const tag = (strings, ...values) => ({ strings: [...strings], raw: [...strings.raw], values });
console.log(tag`a${1}b\n${{ x: 1 }}\u0041`);
console.log(tag``, tag`${1}${2}`);
const same = () => (s => s)`once`;
console.log(same() === same(), Object.isFrozen(same()), Object.isFrozen(same().raw));
console.log(tag`\unicode and \xerxes`.strings);
console.log(String.raw`C:\new\t${1 + 1}`, String.raw({ raw: 'abc' }, 1, 2, 3));
const html = (s, ...v) => s.reduce((out, part, i) => out + String(v[i - 1]).split('<').join('&lt;') + part);
console.log(html`<p>${'<b>'} and ${[1, 2]}</p>`);
const o = { prefix: '>', t(s, ...v) { return this.prefix + s.join('_') + v; } };
console.log(o.t`a${1}b`, o['t']`x`, (class { static m(s) { return s[0]; } }).m`static`);
const chain = s => t => s[0] + t[0];
console.log(chain`one``two`);
console.log(`nested ${`inner ${1 + 1} ${`deep ${'x'}`}`} end`, `line
break`, `\${escaped} \``);
const log = [];
const v = n => ({ toString() { log.push('s' + n); return 't' + n; }, valueOf() { log.push('v' + n); return n; } });
console.log(`${v(1)}${v(2)}`, v(3) + `${v(4)}`, log.join());
try { `${Symbol('s')}`; } catch (e) { console.log(e.message); }
