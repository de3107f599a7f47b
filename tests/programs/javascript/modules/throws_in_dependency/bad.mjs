function check(value) {
  if (!value) throw new TypeError('no value');
}
check(0);
