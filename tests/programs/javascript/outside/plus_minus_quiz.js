// origin: interview quiz, what does each line print (operators and strings)
console.log(1 + '1' - 1);
console.log('5' - - '2');
console.log('foo' + + 'bar');
console.log([] + null + 1);
console.log([1,2] + [3,4]);
console.log({} + []);
console.log([] == '');
console.log([0] == false, [[]] == 0, [1,2] == '1,2');
console.log('' + -0, `${-0}`, JSON.stringify(-0), String(-0), [-0] + '', -0);
console.log(typeof (1 / 0), 1 / -0, Math.round(-0.4));
console.log(null + undefined, null + [], undefined + []);
console.log(+[], +{}, +[7], +[7,8], +true, +null, +undefined, +new Date(0));
console.log('3' * '4', '3' + 4 * 2, '12' / 5, '7' % 4, 2 ** '3', '2' ** 3 ** 0);
console.log(1 < 3 < 2, 3 > 2 >= 1, '2' > '12', 2 > '12', 'a' < 'B', 'a'.localeCompare('B'));
console.log(!!document_like() && 'yes' || 'no');
function document_like() { return new Boolean(false) }
console.log(new Number(3) == 3, new Number(3) === 3, new Number(3) == new Number(3), new String('a') + 1);
console.log((0 || null) ?? 'x', null ?? 0 + 1);
