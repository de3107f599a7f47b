const settings = { theme: 'dark', onChange: () => {} };
console.log('cloning');
const copy = structuredClone(settings);
console.log(copy);
