scheduler.postTask(() => console.log('delayed'), {delay: 30});
scheduler.postTask(() => console.log('at once'));
setTimeout(() => console.log('timer 10'), 10);
