console.log('tool runs once', module.parent === null, module.children.length);
exports.name = 'tool';
