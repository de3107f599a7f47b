const { BroadcastChannel: FromModule } = require('worker_threads');
console.log(FromModule === BroadcastChannel);
const channel = new BroadcastChannel(42);
console.log(channel.name, typeof channel.name);
channel.close();
channel.close();
for (const attempt of [() => channel.postMessage('late'), () => new BroadcastChannel(), () => BroadcastChannel.prototype.close.call({})]) {
  try {
    attempt();
  } catch (e) {
    console.log(e.name, '|', e.code, '|', e.message);
  }
}
const open = new BroadcastChannel('quiet');
open.unref();
console.log(open);
process.on('exit', () => console.log('exit although it is open'));
