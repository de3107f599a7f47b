setTimeout(() => console.log('one'), 1);
setTimeout(() => console.log('zero'), 0);
setTimeout(() => console.log('negative'), -5);
setTimeout(() => console.log('none'));
