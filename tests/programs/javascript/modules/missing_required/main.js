const names = ['./nothing', './folder', './folder/', 'not-installed', '@scope/thing', './data.txt'];
for (const name of names) {
  try {
    require(name);
    console.log(name, 'found');
  } catch (error) {
    console.log(error.code, error.message.split('\n')[0], error.requireStack.length);
  }
}
try { require('./inner'); } catch (error) { console.log(error.requireStack.length, error.message.split('\n').length); }
require('./inner');
