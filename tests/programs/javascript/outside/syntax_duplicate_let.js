// origin: beginner question, identifier has already been declared
let total = 0;
const items = [1, 2, 3];
for (const i of items) {
  total += i;
}
let total = items.length;
console.log(total);
