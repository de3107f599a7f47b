// Performance guide: break up a long job with scheduler.postTask, keep user-blocking work first.
async function job(name, priority) {
  for (let i = 0; i < 3; i++) {
    await scheduler.postTask(() => console.log(name, i), {priority});
  }
  return name;
}
job('background', 'background').then(n => console.log('done', n));
job('visible', 'user-visible').then(n => console.log('done', n));
job('blocking', 'user-blocking').then(n => console.log('done', n));
