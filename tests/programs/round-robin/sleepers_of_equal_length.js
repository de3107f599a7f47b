for (const name of ['A', 'B', 'C', 'D']) {
  spawn(function* () {
    yield sleep(30);
    console.log(name);
  }, name);
}
