// origin: blog post: a busy loop delays every timer
const log = [];
setTimeout(() => log.push('timeout 5'), 5);
setTimeout(() => log.push('timeout 1'), 1);
setImmediate(() => log.push('immediate'));
const start = Date.now();
while (Date.now() - start < 20);
log.push('loop over');
Promise.resolve().then(() => log.push('micro'));
setTimeout(() => console.log(log.join('\n')), 30);
