throw new Error('x');
