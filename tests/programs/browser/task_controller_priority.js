const controller = new TaskController({priority: 'background'});
scheduler.postTask(() => console.log('was background'), {signal: controller.signal});
scheduler.postTask(() => console.log('visible'));
controller.setPriority('user-blocking');
