const ready = require('./database');
console.log('main goes on');
ready.then(db => console.log('rows', db.rows));
ready.then(async db => {
  const report = (await import('./report.mjs')).default;
  console.log(report(db));
});
