// origin: forum question, strict model that throws on unknown properties
const strict = (obj, name) => new Proxy(obj, {
  get(target, key, receiver) {
    if (!(key in target)) throw new ReferenceError(`${name} has no property "${String(key)}"`);
    return Reflect.get(target, key, receiver);
  },
});
const settings = strict({ host: 'localhost', port: 80, get url() { return `${this.host}:${this.prot}` } }, 'settings');
console.log(settings.host, settings.port);
console.log(settings.url);
