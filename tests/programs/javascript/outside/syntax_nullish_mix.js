// origin: quiz, mixing nullish coalescing and or
const port = process.env.PORT || config ?? 3000;
console.log(port);
