export const value = await Promise.resolve('at last');
