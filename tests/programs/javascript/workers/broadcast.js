const { Worker, BroadcastChannel, isMainThread, workerData } = require('worker_threads');
if (isMainThread) {
  const channel = new BroadcastChannel('news');
  const seen = [];
  channel.onmessage = ({ data }) => {
    seen.push(data);
    if (seen.length === 3) channel.postMessage('stop');
    if (seen.length === 6) {
      console.log(seen.slice(0, 3).sort());
      console.log(seen.slice(3).sort());
      channel.close();
    }
  };
  for (let i = 1; i <= 3; i++) new Worker(__filename, { workerData: i });
} else {
  const channel = new BroadcastChannel('news');
  channel.onmessage = ({ data }) => {
    if (data !== 'stop') return;
    channel.postMessage('bye ' + workerData);
    channel.close();
  };
  channel.postMessage('hello ' + workerData);
}
