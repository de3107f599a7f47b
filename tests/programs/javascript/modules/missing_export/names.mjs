console.log('never printed either');
export const present = 1;
