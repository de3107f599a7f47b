export const value = 'detected by its syntax';
