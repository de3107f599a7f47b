// origin: Stack Overflow question, add a timeout to a promise
function withTimeout(promise, ms, label) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(label + ' timed out after ' + ms + 'ms')), ms);
  });
  return Promise.race([promise, timeout]).finally(() => {
    clearTimeout(timer);
    console.log('timer cleared for', label);
  });
}

function work(name, ms) {
  return new Promise(resolve => setTimeout(() => {
    console.log(name, 'really finished');
    resolve(name + ' result');
  }, ms));
}

withTimeout(work('fast', 20), 60, 'fast')
  .then(v => console.log('ok', v))
  .catch(e => console.log('error', e.message));

withTimeout(work('slow', 150), 90, 'slow')
  .then(v => console.log('ok', v))
  .catch(e => console.log('error', e.message))
  .then(() => console.log('note: slow keeps running'));
