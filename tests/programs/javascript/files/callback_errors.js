// Errors as the first argument, one after the other.
const fs = require('fs');

const steps = [
  (next) => fs.readFile('/no/such/file', (err, data) => next(err, data)),
  (next) => fs.readFile('/tmp', 'utf8', (err, data) => next(err, data)),
  (next) => fs.writeFile('/no/such/dir/file', 'x', (err) => next(err)),
  (next) => fs.mkdir('/tmp', (err) => next(err)),
  (next) => fs.rmdir('/nothing/here', (err) => next(err)),
  (next) => fs.rename('/a/b/c', '/d/e/f', (err) => next(err)),
  (next) => fs.readdir(__filename, (err) => next(err)),
  (next) => fs.open('/not/there', 'r', (err, fd) => next(err, fd)),
  (next) => fs.copyFile('/gone', '/tmp/x', (err) => next(err)),
  (next) => fs.access('/gone', fs.constants.R_OK, (err) => next(err)),
  (next) => fs.close(4000, (err) => next(err)),
  (next) => fs.rm('/gone', (err) => next(err)),
  (next) => fs.rm('/gone', { force: true }, (err) => next(err)),
];
function run(i) {
  if (i === steps.length) return console.log('done');
  steps[i]((err, value) => {
    console.log(i, err ? `${err.code} ${err.message}` : err, value);
    if (err) console.log('  ', Object.keys(err).join(), err.stack.split('\n').length);
    run(i + 1);
  });
}
run(0);
