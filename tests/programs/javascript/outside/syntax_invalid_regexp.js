// origin: beginner question, invalid regular expression
const isPhone = (s) => /^(+55)?\d{10}$/.test(s);
console.log(isPhone('11999999999'));
