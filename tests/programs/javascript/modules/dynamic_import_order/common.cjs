console.log('common runs');
module.exports = 'common exports';
