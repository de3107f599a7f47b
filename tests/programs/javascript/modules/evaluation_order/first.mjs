console.log('first');
Promise.resolve().then(() => console.log('microtask of first'));
export const tag = 'hoisted imports';
