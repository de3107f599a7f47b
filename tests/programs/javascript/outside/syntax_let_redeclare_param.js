// origin: beginner question, let with the name of a parameter
function area(width, height) {
  let width = width || 1;
  return width * height;
}
console.log(area(2, 3));
