// origin: tutorial, reading this very file, missing files and error codes
const fs = require('fs'), path = require('path');
const src = fs.readFileSync(__filename, 'utf8');
console.log(src.split('\n')[0], src.includes('needle in this file'), fs.readFileSync(__filename).constructor.name, fs.existsSync(__filename), fs.existsSync('/no/such'));
for (const f of [() => fs.readFileSync('/definitely/missing.txt'), () => fs.readFileSync('missing.json', 'utf8'), () => fs.statSync('/nope'), () => fs.readdirSync('/nope'), () => fs.openSync('/nope/x', 'r'), () => fs.accessSync('/nope'), () => fs.unlinkSync('/nope/q'), () => fs.readFileSync(), () => fs.readFileSync({}), () => fs.readFileSync('/x', 'bad-encoding'), () => fs.writeFileSync('/nope/dir/file', 'x'), () => fs.rmdirSync('/nope'), () => fs.renameSync('/nope/a', '/nope/b')]) try { console.log(f()) } catch (e) { console.log(e.name, e.code, e.errno, e.syscall, e.path, e.dest, '|', e.message) }
console.log(fs.statSync(__filename).isFile(), fs.statSync(__filename).isDirectory(), fs.statSync(__dirname).isDirectory(), fs.statSync('/nope', { throwIfNoEntry: false }));
fs.readFile('/missing/async', (err, data) => {
  console.log('cb', err.code, err.message, data);
  fs.promises.readFile('/missing/promise').catch(e => console.log('promise', e.code, e.message, Object.keys(e)))
    .then(() => fs.access('/nope', e => { console.log('access', e.code); fs.stat(__filename, (e, s) => { console.log('stat', e, s.size === Buffer.byteLength(src)); last() }) }));
});
try { fs.readFile('/x') } catch (e) { console.log(e.name, e.code, e.message) }
try { fs.readFile('/x', 'utf8', 'not a callback') } catch (e) { console.log(e.name, e.code, e.message) }
try { require('./does_not_exist') } catch (e) { console.log(e.code, e.message.split('\n')[0]) } try { require('no-such-package') } catch (e) { console.log(e.code, e.message.split('\n')[0]) } try { require('') } catch (e) { console.log(e.code, e.message) } try { require(5) } catch (e) { console.log(e.code, e.message) } try { require('node:nope') } catch (e) { console.log(e.code, e.message) }
function last() { fs.readFile(__filename, 'utf8', (e, t) => { console.log('length same', t.length === src.length); setTimeout(() => console.log('timeout after'), 0); setImmediate(() => console.log('immediate first')) }) }
