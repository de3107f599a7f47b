// 0, negative, NaN, strings and nothing all become 1 ms: one list, in order of registration.
// (No delay above 2^31-1 here: node warns with its process id.)
const names = [];
const add = name => () => names.push(name);
setTimeout(add('one'), 1);
setTimeout(add('zero'), 0);
setTimeout(add('string'), '1');
setTimeout(add('none'));
setTimeout(add('false'), false);
setTimeout(add('null'), null);
setTimeout(add('half'), 0.5);
setTimeout(add('one and a half'), 1.5);
setTimeout(() => console.log(names), 30);
for (const bad of [undefined, 'code', {}, null]) {
  try { setTimeout(bad, 0); } catch (e) { console.log(e.name, e.code); }
}
