// origin: bug report, process.exit in the middle of a promise chain and finally blocks
process.on('exit', (c) => console.log('exiting', c));
async function job() {
  try {
    await Promise.resolve();
    console.log('working');
    process.exit(5);
    console.log('not printed');
  } finally {
    console.log('finally does not run either');
  }
}
job().then(() => console.log('nor this'));
process.nextTick(() => console.log('tick runs before'));
setTimeout(() => console.log('no timers'), 0);
