process.on('unhandledRejection', reason => {
  console.log('about to throw');
  throw new Error('turned into an exception: ' + reason);
});
Promise.reject('reason');
