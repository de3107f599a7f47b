const button = document.getElementById('button');
button.onclick = () => console.log('attribute');
button.addEventListener('click', () => console.log('listener'));
button.onclick = () => console.log('replaced, same place');
button.click();
button.onclick = null;
button.click();
