exports.name = 'plain';
module.exports.describe = () => 'a plain module';
exports['nested'] = { deep: true };
