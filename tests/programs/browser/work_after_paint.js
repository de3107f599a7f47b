// The double-step idiom: a frame, then a task, so that the work begins after the paint.
function afterPaint(work) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      work();
      port1.close();
    };
    port2.postMessage(undefined);
  });
}

console.log('state changes');
afterPaint(() => console.log('measured after the paint'));
requestAnimationFrame(() => {
  console.log('painting');
  requestAnimationFrame(() => console.log('next paint'));
});
