// origin: blog quiz about type coercion oddities
console.log([] + [], [] + {}, typeof ([] + {}), [] == ![], [1] == 1);
console.log('2' + 1, '2' - 1, '2' * '3', 1 + + '1', '1' - - '1', +'', +' ', +'a');
console.log(true + true, true + 'x', null + 1, undefined + 1, [1, 2] + [3, 4], {} + 1);
console.log(0 == '', 0 == '0', '' == '0', false == 'false', false == '0', null == undefined, null == 0, NaN == NaN);
console.log(1 < 2 < 3, 3 > 2 > 1, '10' < '9', 10 < 9, 'b' > 'a', null >= 0, undefined == 0);
console.log(typeof NaN, typeof null, typeof [], typeof typeof 1, typeof undefined, typeof function () {}, typeof Symbol());
console.log(!!'false' == !!'true', !!'' == !!0, !!NaN, !![], !!{}, !!-1);
console.log(0.1 + 0.2 === 0.3, 0.1 + 0.2, 9007199254740992 + 1, 1 / 0, -1 / 0, 0 / 0, -0 === 0, Object.is(-0, 0));
console.log(parseInt('08'), parseInt('3 apples'), Number('3 apples'), parseInt(0.0000008), ['1', '7', '11'].map(parseInt));
console.log([10, 1, 5, 100].sort(), [3, 2, 1] + '', String([null]), String({}), `${[1, [2, 3]]}`);
console.log('b' + 'a' + +'a' + 'a', ('b' + 'a' + +'a' + 'a').toLowerCase(), (![] + [])[+[]] + (![] + [])[+!+[]]);
console.log(Math.max(), Math.min(), Math.max() < Math.min(), [] instanceof Object, isNaN('hello'), Number.isNaN('hello'));
const a = { valueOf: () => 42, toString: () => 'str' };
console.log(a + 1, `${a}`, a > 41, a == 42, a + '', String(a), [a] + '');
let n = 1;
console.log(n++ + ++n, n, n-- - --n, n, +!!n, ~n, ~~'7.9', '5' * [2], -'', 1 - true);
const tricky = { i: 1, toString() { return this.i++; } };
if (tricky == 1 && tricky == 2 && tricky == 3) console.log('all equal!');
