try {
  require('./data.json');
} catch (error) {
  console.log(error instanceof SyntaxError, error.message.replace(/^.*[/]/, ''));
}
require('./data.json');
