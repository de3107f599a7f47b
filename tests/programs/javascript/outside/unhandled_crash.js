// origin: bug report, process dies because a rejected promise had no catch
function loadConfig(name) {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (name === 'missing') {
        reject(new Error(`config "${name}" not found`));
      } else {
        resolve({ name, debug: true });
      }
    }, 10);
  });
}

async function start() {
  const cfg = await loadConfig('default');
  console.log('loaded', cfg);
  const other = await loadConfig('missing');
  console.log('never reached', other);
}

process.on('exit', (code) => console.log('exit code', code));
start();
setTimeout(() => console.log('this should not be printed'), 200);
