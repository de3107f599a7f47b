const tasks = [];
for (const [i, name] of ['A', 'B', 'C'].entries()) {
  tasks.push(spawn(function* () {
    console.log(name, 'waits');
    yield join(tasks[(i + 1) % 3]);
    console.log('never');
  }, name));
}
process.on('exit', code => console.log('exit', code, process.exitCode));
