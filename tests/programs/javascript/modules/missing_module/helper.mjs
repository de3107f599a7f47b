import { x } from './nowhere.mjs';
export { x };
