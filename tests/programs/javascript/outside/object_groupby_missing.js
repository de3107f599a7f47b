// origin: forum question, Object.groupBy is not a function on my machine
const inventory = [
  { name: 'asparagus', type: 'vegetables', quantity: 9 },
  { name: 'bananas', type: 'fruit', quantity: 5 },
  { name: 'goat', type: 'meat', quantity: 23 },
  { name: 'cherries', type: 'fruit', quantity: 12 },
];
console.log(typeof Object.groupBy, typeof Map.groupBy, typeof Array.prototype.group, typeof Promise.withResolvers, typeof Set.prototype.union, typeof Array.fromAsync);
const groupBy = (xs, f) => xs.reduce((acc, x, i) => ((acc[f(x, i)] ||= []).push(x), acc), Object.create(null));
console.log(groupBy(inventory, ({ type }) => type));
const result = Object.groupBy(inventory, ({ type }) => type);
console.log(result);
