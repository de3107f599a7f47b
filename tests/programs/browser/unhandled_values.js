Promise.reject(1);
Promise.reject('text');
Promise.reject(undefined);
Promise.reject({});
Promise.reject(new TypeError('typed'));
