export const run = text => text.toUpperCase();
