function* node(name, depth) {
  console.log(name, 'begins');
  const children = [];
  if (depth > 0) {
    for (const side of ['l', 'r']) children.push(spawn(node(name + side, depth - 1), name + side));
  }
  let count = 1;
  for (const child of children) count += yield join(child);
  console.log(name, count);
  return count;
}
spawn(node('t', 2), 'root');
