module.exports = 'no module syntax here';
