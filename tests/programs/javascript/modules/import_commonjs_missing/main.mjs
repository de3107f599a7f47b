import { parse, stringify as write } from './tools.cjs';
console.log(parse);
