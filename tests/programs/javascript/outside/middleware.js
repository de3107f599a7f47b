// origin: blog post explaining onion middleware
const onion = (...layers) => (request) => {
  const entered = new Set();
  const enter = async (depth) => {
    if (entered.has(depth)) throw new Error(`layer ${depth} entered twice`);
    entered.add(depth);
    if (depth === layers.length) return 'core';
    return layers[depth](request, () => enter(depth + 1));
  };
  return enter(0);
};

const timing = async (req, inner) => {
  console.log('-> timing');
  let result;
  try {
    result = await inner();
  } catch (problem) {
    result = { status: 500, text: problem.message };
  }
  console.log('<- timing', result);
  return result;
};

async function auth(req, inner) {
  console.log('  -> auth');
  req.user = req.path.includes('admin') ? null : { name: 'guest' };
  if (req.user === null) return { status: 401 };
  const result = await inner();
  console.log('  <- auth', typeof result);
  return { ...result, user: req.user.name };
}

const routes = {
  '/': () => ({ status: 200, text: 'home' }),
  '/crash': () => { throw new TypeError('handler crashed'); },
  '/again': (req, inner) => inner().then(inner),
};
const router = (req, inner) => {
  console.log('    -> router');
  return (routes[req.path] ?? inner)(req, inner);
};

const app = onion(timing, auth, router);
(async () => {
  for (const path of ['/', '/crash', '/again', '/admin', '/nowhere']) {
    await app({ path });
    console.log('='.repeat(20));
  }
})();
