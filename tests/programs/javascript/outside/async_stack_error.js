// origin: bug report, error thrown three awaits deep
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function readRow(table, index) {
  await pause();
  if (index >= table.length) {
    throw new RangeError(`row ${index} is out of range (0..${table.length - 1})`);
  }
  return table[index];
}

async function readRows(table, indexes) {
  const rows = [];
  for (const i of indexes) {
    rows.push(await readRow(table, i));
  }
  return rows;
}

async function report(table) {
  const rows = await readRows(table, [0, 2]);
  console.log(rows);
  const more = await readRows(table, [1, 3]);
  console.log(more);
}

report([['a', 1], ['b', 2], ['c', 3]]).catch((err) => {
  console.log(err.name + ': ' + err.message);
  console.log(err.stack.split('\n').slice(1).map((l) => l.trim().split(' (')[0]).join('\n'));
  process.exitCode = 3;
});
