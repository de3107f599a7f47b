function debounce(fn, ms) { let id; return (...args) => { clearTimeout(id); id = setTimeout(() => fn(...args), ms); }; }
const say = debounce(text => console.log('said', text), 20);
say('a');
say('b');
setTimeout(() => say('c'), 10);
