export default [1, 2, 3].map(x => x * 2);
