setTimeout(() => console.log('timer'), 0);
scheduler.postTask(() => console.log('visible'));
scheduler.postTask(() => console.log('blocking'), {priority: 'user-blocking'});
scheduler.postTask(() => console.log('background'), {priority: 'background'});
setTimeout(() => console.log('second timer'), 0);
