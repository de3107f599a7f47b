// origin: beginner question, what happens when I throw a string
function check(age) {
  if (age < 18) throw 'too young';
  return true;
}
console.log(check(20));
console.log(check(12));
