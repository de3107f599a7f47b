const items = [1, 2, 3, 4, 5, 6];
function work() {
  console.log('chunk', items.splice(0, 2));
  if (items.length > 0) setTimeout(work, 0);
  else console.log('done');
}
work();
setTimeout(() => console.log('something else'), 0);
