console.log('math runs');
export const add = (a, b) => a + b;
export let calls = 0;
