// origin: blog post: thenables are called in a job of their own
const thenable = { then(resolve) { console.log('then called'); resolve('value'); } };
Promise.resolve(thenable).then((v) => console.log('resolved', v));
(async () => console.log('awaited', await thenable))();
Promise.resolve().then(() => console.log('plain 1')).then(() => console.log('plain 2'));
console.log('sync');
