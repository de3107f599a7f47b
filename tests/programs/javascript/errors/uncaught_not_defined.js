function area(r) {
  return Math.PI * radius * radius;
}
console.log(area(2));
