// origin: blog post, environment-like config parsing with defaults and validation errors
const source = `
# server
PORT=8080
HOST = "localhost"
DEBUG=true
TAGS=a, b ,c
EMPTY=
QUOTED='single # not comment'
MULTI="line\\nbreak"
BAD LINE
=novalue
RATIO=0.75 # trailing
PORT=9090
`;
const warnings = [];
const parsed = source.split('\n').reduce((env, raw, i) => {
  const line = raw.trim();
  if (!line || line.startsWith('#')) return env;
  const m = /^([A-Z_][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#]*))/.exec(line);
  if (!m) { warnings.push({ line: i + 1, text: line }); return env }
  const [, k, dq, sq, plain] = m;
  if (k in env) warnings.push({ line: i + 1, text: `${k} set twice` });
  return { ...env, [k]: dq?.replace(/\\n/g, '\n') ?? sq ?? plain.trim() };
}, {});
console.log(parsed, warnings);
const schema = { PORT: v => { const n = Number(v); if (!Number.isInteger(n) || n < 1 || n > 65535) throw new RangeError(`port out of range: ${v}`); return n }, HOST: String, DEBUG: v => ({ true: true, false: false })[v] ?? (() => { throw new TypeError(`not a boolean: ${v}`) })(), TAGS: v => v.split(',').map(s => s.trim()), RATIO: parseFloat, TIMEOUT: { default: 30, parse: Number }, SECRET: { required: true } };
function load(env, schema) {
  const errors = [], out = {};
  for (const [k, rule] of Object.entries(schema)) {
    const { parse = typeof rule === 'function' ? rule : x => x, required = typeof rule === 'function', default: dflt } = typeof rule === 'object' ? rule : {};
    if (!(k in env)) { required && dflt === undefined ? errors.push(new ReferenceError(`${k} is required`)) : out[k.toLowerCase()] = dflt; continue }
    try { out[k.toLowerCase()] = parse(env[k]) } catch (cause) { errors.push(new Error(`${k} is invalid`, { cause })) }
  }
  if (errors.length) throw new AggregateError(errors, 'configuration has problems');
  return Object.freeze(out);
}
try { load({ ...parsed, DEBUG: 'yes', PORT: '99999' }, schema) } catch (e) { console.log(e.name, e.message); for (const x of e.errors) console.log(' -', x.message, x.cause ? `(${x.cause.name}: ${x.cause.message})` : '') }
const cfg = load({ ...parsed, SECRET: 's3cr3t' }, schema); console.log(cfg, Object.isFrozen(cfg)); cfg.port = 1; console.log(cfg.port, JSON.stringify(cfg, (k, v) => k === 'secret' ? '*'.repeat(v.length) : v, '\t'));
load(parsed, schema);
