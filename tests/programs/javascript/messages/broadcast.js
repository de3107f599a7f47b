// One says, all others of the name hear.
const one = new BroadcastChannel('news');
const two = new BroadcastChannel('news');
const three = new BroadcastChannel('news');
const other = new BroadcastChannel('weather');
one.onmessage = (e) => {
  console.log('one', e.data);
  one.close();
  three.close();
  other.close();
};
two.onmessage = (e) => {
  console.log('two', e.data);
  two.postMessage('answer to ' + e.data);
  two.close();
};
three.addEventListener('message', (e) => console.log('three', e.data, e.target === three));
other.onmessage = (e) => console.log('other', e.data);
one.postMessage('hello');
console.log(one.name, one);
setImmediate(() => console.log('immediate'));
try {
  one.postMessage(() => {});
} catch (e) {
  console.log(e.name, e.message);
}
console.log('sync');
