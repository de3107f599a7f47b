const make = (name, value) => spawn(function* () { yield; return value; }, name);
const values = [1, 'text', null, undefined, {a: 1}, [1, [2]], Symbol('s'), 10n, () => {}, new Error('as a value').message];
const tasks = values.map((value, i) => make('v' + i, value));
spawn(function* () {
  for (const task of tasks) console.log(yield join(task));
}, 'print');
