// origin: quiz, who wakes first when many tasks sleep equally long, zero long or negative
for (const [name, ms] of Object.entries({ a: 30, b: 30, c: 90, d: 0, e: -5, f: '30', g: NaN, h: 60.9, i: null })) {
  spawn(function* () { console.log(name, 'lies down'); yield sleep(ms); console.log(name, 'is up'); }, name);
}
spawn(function* () { for (let i = 0; i < 3; i++) { yield; console.log('awake', i); } yield sleep(150); console.log('last'); }, 'z');
console.log(sleep(5), sleep('x'), sleep(1.9), sleep(2 ** 40));
