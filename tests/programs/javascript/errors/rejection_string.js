Promise.reject('a plain string');
