// origin: beginner question, unexpected end of input
function greet(name) {
  if (name) {
    console.log('hi ' + name);
}
greet('x');
