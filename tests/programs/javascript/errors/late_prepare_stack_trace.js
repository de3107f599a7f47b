const frames = (e) => { const old = Error.prepareStackTrace; Error.prepareStackTrace = (_, sites) => sites; const sites = e.stack; Error.prepareStackTrace = old; return sites; };
function here() { return frames(new Error('x')); }
class Caller { call() { return here(); } }
const sites = new Caller().call();
console.log(sites.slice(0, 2).map((site) => [site.getFunctionName(), site.getTypeName(), site.getMethodName(), site.getLineNumber(), site.getColumnNumber(), site.isToplevel()]));
