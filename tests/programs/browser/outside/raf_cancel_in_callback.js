// Bug report style: cancelling a sibling frame callback from within the first one.
const ids = [];
ids.push(requestAnimationFrame(() => { console.log('a'); cancelAnimationFrame(ids[1]); }));
ids.push(requestAnimationFrame(() => console.log('b, should not be seen')));
ids.push(requestAnimationFrame(t => console.log('c', typeof t)));
