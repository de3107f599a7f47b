const names = ['upper', 'reverse', 'broken'];
const results = await Promise.allSettled(names.map(name => import(`./plugins/${name}.mjs`)));
const plugins = results.filter(r => r.status === 'fulfilled').map(r => r.value);
console.log(plugins.length, results.map(r => r.status));
console.log(plugins.reduce((text, plugin) => plugin.run(text), 'abc'));
console.log(results[2].reason.message);
