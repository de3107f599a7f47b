module.exports = 'legacy ' + typeof require;
