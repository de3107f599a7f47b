const payload = { when: { toJSON() { throw new Error('cannot serialise'); } } };
console.log(JSON.stringify(payload, null, 2));
