const channel = new MessageChannel();
channel.port1.onmessage = (event) => console.log('message', event.data);

let frames = 0;
function draw() {
  frames += 1;
  console.log('frame', frames);
  channel.port2.postMessage('after frame ' + frames);
  if (frames < 3) requestAnimationFrame(draw);
  else setTimeout(() => channel.port1.close(), 50);
}
requestAnimationFrame(draw);
