// Homework: every task spawns a child until depth three; where do the children come in?
function* node(path) {
  console.log('visit', path);
  if (path.length < 3) {
    spawn(node(path + 'l'), path + 'l');
    spawn(node(path + 'r'), path + 'r');
  }
  yield;
  console.log('leave', path);
}
spawn(node('t'), 't');
