// origin: tutorial on destructuring and spread
const user = { id: 42, profile: { first: 'Ada', last: 'Lovelace', langs: ['en', 'fr'] }, isAdmin: false };
const { id, profile: { first, last: surname, langs: [main, ...otherLangs], nick = first.slice(0, 2) }, ...rest } = user;
console.log(id, first, surname, main, otherLangs, nick, rest);
const [a, , b = 'default', ...others] = [1, 2, undefined, 4, 5];
console.log(a, b, others);
let x = 1, y = 2, z = 3;
[x, y, z] = [z, x, y];
console.log(x, y, z);
function label({ text = 'untitled', at: { row = 1, col = 1 } = {}, ink = 'blue' } = {}) {
  return `${text}@${row}:${col} in ${ink}`;
}
console.log(label(), '|', label({ at: { col: 7 }, ink: undefined }), '|', label({ text: null }));
for (const { name, tags: [firstTag = 'untagged'] = [] } of [{ name: 'post1', tags: ['js', 'web'] }, { name: 'post2' }, { name: 'post3', tags: [] }]) {
  console.log(name, firstTag);
}
const entries = Object.entries({ a: 1, b: 2, c: 3 }).map(([k, v]) => [k.toUpperCase(), v ** 2]);
console.log(Object.fromEntries(entries));
const key = 'dyn';
const { [key]: value = 'nothing', [`${key}amic`]: other } = { dynamic: true };
console.log(value, other);
const merged = { ...user, isAdmin: true, profile: { ...user.profile, first: 'Grace' } };
console.log(merged);
console.log(user.profile.first, merged.profile.langs === user.profile.langs);
const omit = (o, ...keys) => Object.keys(o).filter(k => !keys.includes(k)).reduce((r, k) => ({ ...r, [k]: o[k] }), {});
console.log(omit(user, 'profile'), { ...'hey' }, { ...[1, 2] }, [...'hey'], Math.min(...[3, 1, 2]));
const swap = ([p, q]) => [q, p];
console.log(swap(swap(['first', 'second'])), (({ length }) => length)('twelve chars'));
const { log: print } = console;
print('printed through destructured log');
const { missing } = {};
print(missing);
const { inner: { boom } } = {};
