globalThis.seen = 'before';
setTimeout("console.log('from a string:', seen)", 0);
seen = 'after';
