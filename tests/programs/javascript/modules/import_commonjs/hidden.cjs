for (const key of ['dynamic', 'names']) module.exports[key] = key;
