// Three chains take turns, and one of them returns a promise.
function chain(name, steps, special) {
  let p = Promise.resolve();
  for (let i = 1; i <= steps; i++) {
    p = p.then(() => {
      console.log(name + i);
      if (i === special) return Promise.resolve('inner');
    });
  }
  return p;
}
chain('a', 5, 2).then(v => console.log('a end', v));
chain('b', 8).then(v => console.log('b end', v));
chain('c', 3, 3).then(v => console.log('c end', v));
console.log('script end');
