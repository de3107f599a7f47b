class Point {}
const p = Point();
