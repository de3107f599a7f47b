const { Worker, isMainThread, setEnvironmentData, getEnvironmentData, parentPort } = require('worker_threads');
if (isMainThread) {
  setEnvironmentData('color', 'green');
  setEnvironmentData('config', { debug: true, level: 3 });
  const worker = new Worker(__filename);
  setEnvironmentData('color', 'changed too late');
  worker.on('message', (m) => console.log(m));
} else {
  parentPort.postMessage([getEnvironmentData('color'), getEnvironmentData('config'), getEnvironmentData('none')]);
}
