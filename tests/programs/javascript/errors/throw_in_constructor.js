class Engine {
  constructor(power) {
    if (power < 0) throw new RangeError('negative power');
  }
}
class Car {
  engine = new Engine(-1);
  constructor() {
    console.log('never');
  }
}
function build() {
  return new Car();
}
build();
