const a = 1;
const fn = (x, y => x;
