// origin: interview quiz, what do and, or, ternaries and commas give back
console.log(0 || 'a' && 'b', '' && 'x' || null, null || undefined || 0, 'a' && 0 && 'c', !0 && !1 || 'x', [] && {} && 'end');
console.log(1 ? 0 ? 'a' : 'b' : 'c', (0, 'comma'), !!'0' + !!'' + 1, true && false || true && 'yes');
let calls = []; const f = (n, v) => (calls.push(n), v);
f(1, false) && f(2, true); f(3, true) || f(4, true); f(5, null) ?? f(6, 1); f(7, 0) ?? f(8, 1); f(9, 1) ? f(10) : f(11); console.log(calls);
var x = 5; x = x++ + ++x; console.log(x); var y = 1; y += y++ + ++y; console.log(y); var i = 0; var arr = [i++, i++, i++ + i]; console.log(arr, i);
let s = 'a'; s += s + (s = 'b') + s; console.log(s);
var o = { n: 1 }, p = o; o.x = o = { n: 2 }; console.log(o.x, p.x, p);
console.log([..."ab"].map((c, i) => c + i).join`-`, +!![], +!{}, -[], +[5], ++[[]][+[]] + [+[]], !+[] + [] + ![], [][[]] + []);
if (x = 0) console.log('never'); else console.log('assigned', x); var t = !x ? 'neg' : x > 5 ? 'big' : 'small'; console.log(t, x ? .5 : 1, x?.5:1);
console.log(1 + - + + + - + 1, '1' - - '1', 3 - - 3, 2 ** 3 ** 2, (-2) ** 2, -(2 ** 2), 7 / 2 | 0, ~~-7.5, 5 + + '5', '5' + - '5', [] + 1 - 1, typeof 1 + 1, !1 + !0, 10 > 9 > 8, 10 > 9 >= 1);
