const e = new Error('original');
e.message = 'changed after creation';
e.name = 'ChangedName';
throw e;
