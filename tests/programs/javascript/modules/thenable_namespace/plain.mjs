export const then = 'no function';
