let depth = 0;
function chain() {
  depth++;
  if (depth < 7) return void setTimeout(chain, 0);
  setTimeout(() => console.log('nested zero'), 0);
  const channel = new MessageChannel();
  channel.port1.onmessage = () => console.log('message');
  channel.port2.postMessage(null);
}
setTimeout(chain, 0);
