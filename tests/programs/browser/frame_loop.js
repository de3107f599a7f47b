let count = 0;
function step() {
  console.log('frame', ++count);
  if (count < 4) requestAnimationFrame(step);
}
requestAnimationFrame(step);
