console.log('catalog evaluated');
export const TAX = 0.08;
const items = { tea: { name: 'Tea', price: 4.5 }, mug: { name: 'Mug', price: 12 } };
export function find(id) { if (!(id in items)) throw new RangeError('no item ' + id); return items[id]; }
export { items as all, find as 'find it' };
export default class Catalog { static size = Object.keys(items).length; }
export * from './state.mjs';
