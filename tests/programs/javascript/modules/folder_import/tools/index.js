module.exports = 'tools';
