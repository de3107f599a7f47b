const source = {date: new Date(0), map: new Map([[1, {a: 1}]]), list: [1, , 3]};
source.self = source;
const copy = structuredClone(source);
console.log(copy.self === copy, copy.map.get(1), copy.date.getTime(), copy.list.length);
try { structuredClone(() => {}); } catch (error) { console.log(error.name); }
