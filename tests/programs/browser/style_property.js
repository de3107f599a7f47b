const box = document.getElementById('box');
box.style.color = 'red';
box.style.backgroundColor = 'blue';
console.log(box.style.color, box.getAttribute('style'));
box.style.color = '';
console.log(box.outerHTML);
