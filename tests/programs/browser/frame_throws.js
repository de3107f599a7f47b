requestAnimationFrame(() => { throw new Error('in a frame'); });
requestAnimationFrame(() => console.log('the next callback runs'));
