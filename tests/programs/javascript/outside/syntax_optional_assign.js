// origin: quiz, assigning to an optional chain
const user = { address: null };
user?.name = 'Ana';
console.log(user);
