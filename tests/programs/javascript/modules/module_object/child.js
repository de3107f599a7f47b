const path = require('path');
module.exports.report = {
  isMain: require.main === module,
  id: path.basename(module.id),
  loaded: module.loaded,
  parent: path.basename(module.parent.filename),
  sameThis: this === module.exports,
  exportsIsThis: exports === this,
};
