console.log('a before');
await new Promise(resolve => setTimeout(resolve, 20));
console.log('a after');
