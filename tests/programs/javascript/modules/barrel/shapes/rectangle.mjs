export const rectangle = (a, b) => a * b;
export default 'the rectangle';
