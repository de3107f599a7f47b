for (const attempt of [1, 2]) {
  try {
    require('./broken');
  } catch (error) {
    console.log(attempt, error.message, error.stack.split('\n')[1].trim().replace(/\(.*[/]/, '('));
  }
}
console.log(Object.keys(require.cache).length, module.children.length);
require('./broken');
