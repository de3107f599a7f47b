console.log('before');
Promise.reject();
