function inner() {
  return missing + 1;
}
spawn(() => inner(), 'plain');
spawn(function* () { console.log('after'); }, 'next');
