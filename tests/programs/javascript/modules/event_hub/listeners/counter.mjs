import { hub } from '../hub.mjs';
export let total = 0;
hub.on('saved', () => { total++; });
hub.once('done', () => console.log('total', total));
