import { noSuchName } from 'node:util';
console.log(noSuchName);
