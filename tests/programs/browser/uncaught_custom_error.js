class Wrong extends Error { constructor(message) { super(message); this.name = 'Wrong'; } }
setTimeout(() => { throw new Wrong('of its own class'); }, 0);
