// origin: beginner question, x.map is not a function
const response = { data: { items: { 0: 'a', 1: 'b', length: 2 } } };
const render = (items) => items.map(i => `<li>${i}</li>`).join('');
console.log(Array.from(response.data.items));
console.log(render(response.data.items));
