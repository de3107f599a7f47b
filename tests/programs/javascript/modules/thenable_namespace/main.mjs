const value = await import('./thenable.mjs');
console.log(value);
import('./thenable.mjs').then(v => console.log('then got', v));
const space = await import('./plain.mjs');
console.log(space);
