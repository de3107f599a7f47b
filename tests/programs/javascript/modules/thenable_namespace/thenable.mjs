export function then(resolve) { resolve('the module decided'); }
export const ignored = true;
