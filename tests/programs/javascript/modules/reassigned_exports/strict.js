'use strict';
exports.self = this === module.exports && this === exports;
exports.args = arguments.length;
