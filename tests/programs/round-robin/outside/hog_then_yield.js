// Forum: "one of my tasks never yields until it has finished and the others starve".
function* hog() {
  for (let i = 0; i < 5; i++) console.log('hog', i);
  yield;
  console.log('hog again');
}
function* polite(name) { for (let i = 0; i < 2; i++) { console.log(name, i); yield; } }
spawn(polite('x'), 'x');
spawn(hog, 'hog');
spawn(polite('y'), 'y');
