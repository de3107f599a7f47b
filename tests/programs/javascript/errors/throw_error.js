console.log('before');
function level2() {
  throw new Error('something failed');
}
function level1() {
  level2();
}
level1();
console.log('never');
