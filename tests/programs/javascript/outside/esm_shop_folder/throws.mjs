console.log('throws evaluated');
throw new RangeError('thrown while loading');
