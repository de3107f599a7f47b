// Tutorial: debounce and throttle side by side on a button clicked four times.
// --- loopscope
// [[world.events]]
// at = 20
// target = "#b"
// type = "click"
// [[world.events]]
// at = 60
// target = "#b"
// type = "click"
// [[world.events]]
// at = 100
// target = "#b"
// type = "click"
// [[world.events]]
// at = 400
// target = "#b"
// type = "click"
// ---
const debounce = (fn, ms) => { let t; return (...a) => { clearTimeout(t); t = setTimeout(() => fn(...a), ms); }; };
const throttle = (fn, ms) => { let open = true; return (...a) => { if (!open) return; open = false; fn(...a); setTimeout(() => { open = true; }, ms); }; };
let clicks = 0;
const b = document.querySelector('#b');
const slow = debounce(n => console.log('debounced', n), 150);
const some = throttle(n => console.log('throttled', n), 200);
b.addEventListener('click', () => { clicks++; slow(clicks); some(clicks); });
