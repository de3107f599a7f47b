import { helper } from './helper';
console.log(helper);
