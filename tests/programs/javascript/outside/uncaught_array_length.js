// origin: forum question, invalid array length
const sizes = [3, 0, -1];
const boards = sizes.map((n) => new Array(n).fill('.'));
console.log(boards);
