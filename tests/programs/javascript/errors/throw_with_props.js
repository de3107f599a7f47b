const err = new TypeError('has properties');
err.code = 'E_PROPS';
err.meta = { attempts: 3 };
throw err;
