let frames = 0;
const start = performance.now();
function step() {
  frames++;
  if (performance.now() - start < 480) requestAnimationFrame(step);
  else console.log(frames > 20 && frames < 40);
}
requestAnimationFrame(step);
