const box = document.getElementById('box');
box.className = 'one two';
box.classList.add('three', 'one');
box.classList.remove('two');
console.log(box.className, box.classList.contains('one'), box.classList.toggle('one'), box.classList.toggle('four'), box.classList.length);
console.log([...box.classList], box.classList.toggle('three', true), String(box.classList));
