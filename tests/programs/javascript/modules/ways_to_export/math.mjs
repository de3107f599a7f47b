export const PI = 3.14, settings = { exact: false };
export function add(a, b) { return a + b; }
function multiply(a, b) { return a * b; }
export class Vector { constructor(x) { this.x = x; } }
export { multiply };
const odd = 'odd';
export { odd as 'a name with spaces' };
export default function calculate(x) { return x ** 2; }
