const { parseArgs } = require('node:util');
const options = {
  verbose: { type: 'boolean', short: 'v' },
  output: { type: 'string', short: 'o', default: 'out.txt' },
  include: { type: 'string', short: 'I', multiple: true },
  color: { type: 'boolean' },
};
const run = (args, more = {}) => {
  try {
    const { values, positionals, tokens } = parseArgs({ args, options, ...more });
    console.log(args.join(' '), '=>', { ...values }, positionals);
    if (tokens) console.log(tokens);
  } catch (error) {
    console.log(args.join(' '), '=>', error.code);
    console.log(error.message);
  }
};
run([]);
run(['-v', '--output', 'a.txt']);
run(['-vo', 'b.txt', '--include=x', '-I', 'y', '-Iz']);
run(['--output=', '--verbose']);
run(['file'], { allowPositionals: true });
run(['file']);
run(['--', '-v', '--output'], { allowPositionals: true });
run(['--nope']);
run(['--nope', 'x'], { strict: false });
run(['-x'], { allowPositionals: true });
run(['--output']);
run(['--output', '-v']);
run(['-o', '--verbose']);
run(['--verbose=yes']);
run(['--no-color'], { allowNegative: true });
run(['-v', 'a', '--output=q', '--', 'b'], { allowPositionals: true, tokens: true });
for (const wrong of [{ args: 'x' }, { options: { a: { type: 'number' } } }, { options: { a: { type: 'string', short: 'aa' } } }, { options: { a: { type: 'boolean', default: 'x' } } }, { strict: 'yes' }]) {
  try {
    parseArgs(wrong);
  } catch (error) {
    console.log(error.code, error.message);
  }
}
