const p = Promise.resolve('p');
async function plain() { return 'plain'; }
async function direct() { return p; }
async function awaited() { return await p; }
async function thenable() { return { then(r) { r('thenable'); } }; }
async function viaFinally() { try { return 'finally'; } finally { await 0; console.log('in finally'); } }
direct().then(v => console.log('direct', v));
thenable().then(v => console.log('thenable', v));
awaited().then(v => console.log('awaited', v));
viaFinally().then(v => console.log('viaFinally', v));
plain().then(v => console.log('plain', v));
p.then(() => console.log(1)).then(() => console.log(2)).then(() => console.log(3)).then(() => console.log(4));
