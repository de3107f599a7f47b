export const letters = text => [...text];
