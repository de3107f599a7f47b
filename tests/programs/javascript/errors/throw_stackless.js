const e = new Error('stack removed');
e.stack = undefined;
throw e;
