scheduler.postTask(() => console.log('background'), {priority: 'background'});
scheduler.postTask(() => console.log('user-visible'));
scheduler.postTask(() => console.log('user-blocking'), {priority: 'user-blocking'});
console.log('sync');
