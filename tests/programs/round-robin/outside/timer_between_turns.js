// Lecture demo: a timer cannot interrupt a turn, only come between two.
let stop = false;
setTimeout(() => { stop = true; console.log('timer'); }, 20);
spawn(function* () {
  let turns = 0;
  while (!stop) { turns++; yield sleep(5); }
  console.log('stopped after more than one turn:', turns > 1);
}, 'loop');
