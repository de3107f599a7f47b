addEventListener('error', event => console.log('reported', event.error.message));
reportError(new Error('by hand'));
console.log('after');
