Promise.resolve().then(() => Promise.resolve('returned')).then(console.log);
Promise.resolve().then(() => console.log(1)).then(() => console.log(2)).then(() => console.log(3)).then(() => console.log(4));
