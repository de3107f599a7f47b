scheduler.postTask(() => { console.log('one'); queueMicrotask(() => console.log('micro')); });
scheduler.postTask(() => console.log('two'));
