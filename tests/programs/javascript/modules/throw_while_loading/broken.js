exports.early = true;
global.tries = (global.tries || 0) + 1;
throw new Error('cannot load, try ' + global.tries);
