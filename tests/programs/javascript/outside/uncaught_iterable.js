// origin: beginner question, object is not iterable when spreading props
const settings = { theme: 'dark', size: 3 };
const merge = (...sources) => {
  const out = [];
  for (const [k, v] of sources) out.push(k, v);
  return out;
};
console.log(Math.max(...[1, 2]), merge(['a', 1]));
console.log(merge(settings));
