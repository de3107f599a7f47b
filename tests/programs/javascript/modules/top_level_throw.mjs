console.log('before');
setTimeout(() => console.log('timer'), 0);
await new Promise(r => setTimeout(r, 5));
throw new RangeError('thrown from a module');
