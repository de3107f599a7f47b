Promise.resolve({})
  .then(function first(o) { return o.missing.property; })
  .then(() => console.log('never'));
