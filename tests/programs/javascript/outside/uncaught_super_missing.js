// origin: beginner question, must call super constructor in derived class
class Shape {
  constructor(name) { this.name = name; }
}
class Circle extends Shape {
  constructor(r) {
    this.r = r;
    super('circle');
  }
}
console.log('creating');
const c = new Circle(2);
console.log(c.r);
