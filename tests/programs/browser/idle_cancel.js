const id = requestIdleCallback(() => console.log('never'));
cancelIdleCallback(id);
requestIdleCallback(() => console.log('runs'));
