document.body.innerHTML = '<div id="a" class="x"><p class="y">1</p><section><p>2</p></section></div><p data-k="v">3</p>';
const texts = selector => [...document.querySelectorAll(selector)].map(node => node.textContent).join();
console.log(texts('p'), texts('#a p'), texts('#a > p'), texts('div p.y'), texts('[data-k]'), texts('[data-k="v"], .y'));
console.log(document.querySelector('.none'), document.querySelector('p:not(.y)').textContent, document.querySelector('p').matches('.x .y'), document.querySelector('section p').closest('div').id);
