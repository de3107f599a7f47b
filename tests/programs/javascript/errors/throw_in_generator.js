function* steps() {
  yield 1;
  throw new Error('second step');
}
for (const s of steps()) {
  console.log(s);
}
