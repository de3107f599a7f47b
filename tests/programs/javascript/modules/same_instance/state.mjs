globalThis.runs = (globalThis.runs ?? 0) + 1;
export default { run: globalThis.runs };
