console.log('lazy evaluated');
export default function triple(n) { return n * 3; }
export const list = [1, 2, 3], { a, b: [c] } = { a: 1, b: ['c'] };
export let later; setTimeout(() => { later = 'set'; }, 0);
export async function* gen() {}
export class Thing { x = 1; }
