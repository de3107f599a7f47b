// The language's own part of the global object, in the order in which the runtime put it there.
const names = Object.getOwnPropertyNames(globalThis);
console.log(names.slice(0, names.indexOf("console")).join("\n"));
console.log(Object.keys(globalThis).join("\n"));
