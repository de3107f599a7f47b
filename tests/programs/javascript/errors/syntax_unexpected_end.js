function f() {
  if (true) {
    console.log('x');
}
