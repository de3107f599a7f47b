console.log('module runs');
Promise.resolve().then(() => console.log('microtask of the module'));
process.nextTick(() => console.log('tick of the module'));
export const name = 'module';
