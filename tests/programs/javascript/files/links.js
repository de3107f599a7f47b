// Symbolic links, hard links, real paths.
const fs = require('fs');
const path = require('path');
const root = fs.realpathSync(fs.mkdtempSync('/tmp/links-'));
const at = (name) => path.join(root, name);
const show = (v) => (typeof v === 'string' ? v.replaceAll(root, 'ROOT') : v);
fs.writeFileSync(at('target'), 'content');
fs.symlinkSync('target', at('soft'));
fs.linkSync(at('target'), at('hard'));
console.log(fs.readlinkSync(at('soft')), fs.readFileSync(at('soft'), 'utf8'), fs.lstatSync(at('soft')).isSymbolicLink(), fs.statSync(at('soft')).isFile());
console.log(show(fs.realpathSync(at('soft'))), fs.statSync(at('target')).nlink);
fs.appendFileSync(at('hard'), '!');
console.log(fs.readFileSync(at('target'), 'utf8'));
fs.unlinkSync(at('target'));
console.log(fs.existsSync(at('soft')), fs.existsSync(at('hard')), fs.readdirSync(root));
try {
  fs.readFileSync(at('soft'));
} catch (e) {
  console.log(show(e.message));
}
fs.mkdirSync(at('dir'));
fs.symlinkSync(at('dir'), at('dirlink'));
fs.writeFileSync(at('dirlink/inside'), '1');
console.log(fs.readdirSync(at('dir')), show(fs.realpathSync(at('dirlink/inside'))), show(fs.realpathSync(at('dirlink/..'))));
console.log(fs.readdirSync(root, { withFileTypes: true }).map((e) => [e.name, e.isSymbolicLink()]));
fs.rmSync(root, { recursive: true });
