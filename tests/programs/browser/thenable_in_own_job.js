Promise.resolve({then(resolve) { console.log('then called'); resolve('value'); }}).then(console.log);
console.log('sync');
