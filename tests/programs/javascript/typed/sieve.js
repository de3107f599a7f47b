// The sieve of Eratosthenes over bytes.
function sieve(limit) {
  const composite = new Uint8Array(limit + 1);
  composite[0] = composite[1] = 1;
  for (let i = 2; i * i <= limit; i++) {
    if (composite[i]) continue;
    for (let j = i * i; j <= limit; j += i) composite[j] = 1;
  }
  return composite;
}
const composite = sieve(300000);
let count = 0;
let last = 0;
for (let i = 0; i < composite.length; i++) {
  if (composite[i] === 0) {
    count++;
    last = i;
  }
}
console.log(count, last);
console.log(composite.indexOf(0), composite.lastIndexOf(0), composite.subarray(90, 102));
console.log(composite.slice(0, 30).reduce((primes, flag, i) => flag ? primes : [...primes, i], []));
console.log(sieve(10));
