import './good.mjs';
import './bad.mjs';
console.log('never reached');
