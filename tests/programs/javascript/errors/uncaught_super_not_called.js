class Base {}
class Child extends Base {
  constructor() {
    this.x = 1;
  }
}
new Child();
