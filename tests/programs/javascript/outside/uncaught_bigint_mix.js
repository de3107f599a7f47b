// origin: beginner question, cannot mix BigInt and other types
const price = 1999n;
const withTax = (p) => p * 1.2;
console.log(typeof price, price * 2n);
console.log(withTax(price));
