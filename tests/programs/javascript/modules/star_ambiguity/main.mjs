import * as all from './all.mjs';
console.log(Object.keys(all), all.same, all.clash, 'clash' in all);
import('./asks.mjs').catch(error => console.log(error.name, error.message));
