const total = 10n;
console.log(total * 2n);
console.log(total + 1);
