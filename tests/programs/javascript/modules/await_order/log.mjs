export function log(line) { log.lines.push(line); }
log.lines = [];
