const settings = { a: 1 };
for (const [k, v] of settings) {
  console.log(k, v);
}
