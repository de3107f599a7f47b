// origin: beginner question, invalid left-hand side in assignment
let x = 5;
if (x + 1 = 6) {
  console.log('six');
}
