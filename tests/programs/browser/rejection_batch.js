addEventListener('unhandledrejection', event => {
  event.preventDefault();
  console.log('unhandled', event.reason);
  Promise.resolve().then(() => console.log('micro after', event.reason));
});
Promise.reject('a');
Promise.reject('b');
