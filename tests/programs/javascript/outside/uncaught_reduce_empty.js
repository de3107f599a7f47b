// origin: beginner question, reduce of empty array with no initial value
const carts = { ana: [10, 20], bob: [] };
const total = (who) => carts[who].reduce((a, b) => a + b);
for (const who of Object.keys(carts)) {
  console.log(who, total(who));
}
