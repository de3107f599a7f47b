import './a.mjs';
import './b.mjs';
import './c.mjs';
console.log('main');
