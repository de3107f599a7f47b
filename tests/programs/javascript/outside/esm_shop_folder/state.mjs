console.log('state evaluated');
export let counter = 0;
export function bump() { counter++; }
export default 'the label';
await null;
console.log('state after its await');
