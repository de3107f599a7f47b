import { hub } from '../hub.mjs';
hub.on('saved', ({ id }) => console.log('saved', id));
