setTimeout(() => console.log('later'), 0);
console.log('before');
undefinedThing();
