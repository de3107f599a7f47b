clearTimeout(undefined);
clearTimeout(-1);
clearTimeout('x');
clearTimeout(99999);
console.log('nothing happened');
