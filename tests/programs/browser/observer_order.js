const a = new MutationObserver(() => console.log('first observer'));
const b = new MutationObserver(() => console.log('second observer'));
b.observe(document.body, {childList: true});
a.observe(document.body, {childList: true});
document.body.append('x');
