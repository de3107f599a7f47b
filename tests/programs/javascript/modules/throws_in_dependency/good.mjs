Promise.resolve().then(() => console.log('microtask before the end'));
console.log('good');
