// origin: beginner question, cannot destructure property of undefined
function createUser({ name, email }) {
  return `${name} <${email}>`;
}
console.log(createUser({ name: 'Eva', email: 'eva@example.com' }));
const users = [{ name: 'Lu', email: null }, null];
users.forEach((u) => console.log(createUser(u)));
