const controller = new AbortController();
scheduler.postTask(() => console.log('never'), {signal: controller.signal}).catch(error => console.log(error.name));
controller.abort();
