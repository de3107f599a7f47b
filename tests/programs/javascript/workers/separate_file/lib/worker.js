const { parentPort, workerData } = require('worker_threads');
const shared = require('./shared');
shared.count++;
parentPort.postMessage({ list: workerData.sort((a, b) => a - b), count: shared.count });
