function* numbers() { for (let i = 0; ; i++) yield i; }
let sum = 0;
const it = numbers();
for (let i = 0; i < 6000000; i++) sum += it.next().value;
console.log(sum);
