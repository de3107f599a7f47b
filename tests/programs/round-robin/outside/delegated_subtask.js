// Generators article: yield* lets a helper give up the processor for its caller.
function* pause(n) { for (let i = 0; i < n; i++) yield; return 'rested ' + n; }
function* main(name) {
  console.log(name, 'before');
  console.log(name, yield* pause(2));
}
spawn(main('m1'), 'm1');
spawn(main('m2'), 'm2');
spawn(function* () { for (let i = 0; i < 4; i++) { console.log('other', i); yield; } }, 'other');
