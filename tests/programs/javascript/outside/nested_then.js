// origin: forum question about nested then blocks interleaving with an outer chain
new Promise((resolve, reject) => {
  console.log('外部promise');
  resolve();
})
  .then(() => {
    console.log('outer then 1');
    new Promise((resolve, reject) => {
      console.log('inner promise');
      resolve();
    })
      .then(() => {
        console.log('inner then 1');
      })
      .then(() => {
        console.log('inner then 2');
      });
    return new Promise((resolve) => {
      console.log('returned promise');
      resolve();
    })
      .then(() => console.log('returned then 1'))
      .then(() => console.log('returned then 2'));
  })
  .then(() => {
    console.log('outer then 2');
  })
  .then(function () { console.log('outer then 3') });
