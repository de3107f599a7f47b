// CommonJS is a function body: return is allowed.
console.log('printed');
return;
console.log('never');
