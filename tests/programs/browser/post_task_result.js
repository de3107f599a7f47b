scheduler.postTask(() => 42).then(value => console.log('value', value));
scheduler.postTask(() => { throw new Error('no'); }).catch(error => console.log('error', error.message));
