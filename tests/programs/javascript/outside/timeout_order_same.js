// origin: interview quiz: equal and different delays
setTimeout(() => console.log('10 a'), 10);
setTimeout(() => console.log('0 a'), 0);
setTimeout(() => console.log('1'), 1);
setTimeout(() => console.log('0 b'), 0);
setTimeout(() => console.log('10 b'), 10);
setTimeout(() => console.log('negative'), -5);
setTimeout(() => console.log('string'), '5');
setTimeout(() => console.log('none'));
