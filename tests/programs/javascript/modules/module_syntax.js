console.log('a .js file that needs module syntax');
export const x = 1;
