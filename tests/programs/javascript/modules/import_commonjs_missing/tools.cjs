const api = {};
for (const name of ['parse', 'stringify']) api[name] = () => name;
module.exports = api;
