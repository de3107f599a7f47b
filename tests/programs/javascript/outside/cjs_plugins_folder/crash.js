const load = require('./sub');
function start(config) {
  return config.port.toFixed(2);
}
start(load);
