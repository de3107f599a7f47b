const everything = { only: 'this' };
export { everything as 'module.exports' };
