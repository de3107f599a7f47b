// origin: interview puzzle about var in a loop with setTimeout
for (var i = 0; i < 4; i++) {
  setTimeout(function () {
    console.log('var', i);
  }, i * 10);
}

for (let j = 0; j < 4; j++) {
  setTimeout(function () {
    console.log('let', j);
  }, 100 + j * 10);
}

// fix #1: IIFE
for (var k = 0; k < 4; k++) {
  (function (n) {
    setTimeout(function () { console.log('iife', n); }, 200 + n * 10);
  })(k);
}

// fix #2: third argument of setTimeout
for (var m = 0; m < 4; m++) {
  setTimeout(console.log, 300 + m * 10, 'arg', m);
}
console.log('loops finished', i, k, m);
