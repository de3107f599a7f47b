// origin: beginner question, missing initializer in const declaration
const PI = 3.14;
const radius;
radius = 5;
console.log(PI * radius ** 2);
