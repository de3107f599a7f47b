// origin: bug report, input and change handlers called by script, in which order and with which values
const input = document.createElement('input'), check = document.createElement('input');
check.type = 'checkbox';
document.body.append(input, check);
for (const t of ['input', 'change', 'focus', 'keydown']) input.addEventListener(t, e => console.log(t, e.constructor.name, e.target.value, e.isTrusted, e.key ?? '-'));
input.value = 'typed by script';
input.dispatchEvent(new Event('input', { bubbles: true }));
input.value = 42;
input.dispatchEvent(new Event('change'));
input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
input.oninput = () => console.log('oninput property');
input.dispatchEvent(new Event('input'));
input.oninput = null; input.dispatchEvent(new Event('input'));
check.addEventListener('click', e => { console.log('click checked', check.checked); e.preventDefault(); });
check.click(); console.log('after', check.checked);
const two = document.createElement('input'); two.type = 'checkbox'; document.body.append(two);
two.addEventListener('change', () => console.log('change', two.checked)); two.addEventListener('input', () => console.log('input', two.checked)); two.click(); two.click();
const b = document.createElement('button'); b.disabled = true; b.onclick = () => console.log('never'); document.body.append(b); b.click(); b.disabled = false; b.onclick = function (e) { console.log(this === b, e.type, e instanceof PointerEvent, e.detail); }; b.click();
console.log(typeof input.value, input.value, input.type, check.type);
