// Quiz going round on social media: which timeout first, 1 or 0?
setTimeout(() => console.log('one'), 1);
setTimeout(() => console.log('zero'), 0);
setTimeout(() => console.log('minus'), -5);
setTimeout(() => console.log('none'));
