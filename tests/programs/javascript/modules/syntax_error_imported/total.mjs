export const total = [1, 2, 3].reduce((a, b) => a + b;
