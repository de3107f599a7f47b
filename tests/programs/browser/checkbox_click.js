const box = document.createElement('input');
box.type = 'checkbox';
document.body.append(box);
box.addEventListener('click', () => console.log('click', box.checked));
box.addEventListener('input', () => console.log('input', box.checked));
box.addEventListener('change', () => console.log('change', box.checked));
box.click();
console.log(box.checked);
