export const x = 1;
export const x = 2;
