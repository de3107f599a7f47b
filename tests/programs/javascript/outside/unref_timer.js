// origin: Node docs retold: unref lets the process end
const t = setTimeout(() => console.log('never printed'), 1000);
t.unref();
const i = setInterval(() => console.log('never either'), 500);
i.unref();
console.log(t.hasRef(), i.hasRef());
setTimeout(() => console.log('only this'), 5);
