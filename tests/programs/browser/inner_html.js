const box = document.getElementById('box');
box.innerHTML = '<p class="a b" data-n="1">Hello <b>bold</b> &amp; <i>more</i></p><br><input value="x">';
console.log(box.innerHTML);
console.log(box.textContent, box.querySelector('b').textContent, box.querySelector('p').dataset.n);
box.textContent = '<not markup>';
console.log(box.innerHTML);
