// Reference-page style: a TaskController raises the priority of a queued task, then aborts another.
const controller = new TaskController({priority: 'background'});
controller.signal.addEventListener('prioritychange', e => console.log('was', e.previousPriority, 'now', controller.signal.priority));
scheduler.postTask(() => console.log('slow lane'), {priority: 'background'});
scheduler.postTask(() => console.log('overtakes'), {signal: controller.signal});
controller.setPriority('user-blocking');
const other = new TaskController();
scheduler.postTask(() => console.log('never'), {signal: other.signal}).catch(e => console.log(e.name, e.message));
other.abort();
