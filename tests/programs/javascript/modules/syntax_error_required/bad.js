const fine = 1;
const list = [1, 2;
