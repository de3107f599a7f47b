eval("import('./one.mjs')").then(space => console.log('eval', space.one));
new Function('return import("./one.mjs")')().then(space => console.log('Function', space.one));
const load = (0, eval)("name => import(name)");
load('./one.mjs').then(space => console.log('later', space.one));
try { eval('import x from "./one.mjs"'); } catch (error) { console.log(error.name, error.message); }
