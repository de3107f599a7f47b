// Quiz: what happens when two tasks join each other?
let a, b;
a = spawn(function* () { console.log('a waits for b'); yield; yield join(b); console.log('never'); }, 'a');
b = spawn(function* () { console.log('b waits for a'); yield; yield join(a); console.log('never'); }, 'b');
spawn(function* () { yield; console.log('c is fine'); }, 'c');
