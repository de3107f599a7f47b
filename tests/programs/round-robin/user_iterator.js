function countdown(name, n) {
  return {
    next() {
      console.log(name, n);
      return n-- > 0 ? {done: false, value: undefined} : {done: true, value: 'liftoff'};
    },
  };
}
const a = spawn(countdown('a', 2), 'a');
spawn(function* () { console.log(yield join(a)); }, 'b');
const failing = spawn(() => { throw new Error('to hand over'); }, 'failing');
spawn({next: first => first === undefined ? {done: false, value: join(failing)} : {done: true}}, 'without throw');
