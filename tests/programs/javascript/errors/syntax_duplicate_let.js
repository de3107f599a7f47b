let count = 1;
var other = 2;
let count = 3;
