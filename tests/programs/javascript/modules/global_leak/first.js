var hidden = 'module scope';
leaked = 'global';
globalThis.shared = { list: [hidden] };
