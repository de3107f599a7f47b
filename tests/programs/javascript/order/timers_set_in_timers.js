function step(name, ms, next) {
  setTimeout(() => {
    console.log(name);
    if (next) next();
  }, ms);
}
step('outer 10', 10, () => {
  step('inner 30', 30);
  step('inner 10', 10, () => step('innermost 30', 30));
  Promise.resolve().then(() => console.log('promise in outer 10'));
});
step('outer 200', 200);
step('outer 400', 400);
