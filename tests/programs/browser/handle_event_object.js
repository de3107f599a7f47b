const box = document.getElementById('box');
box.addEventListener('x', {name: 'object', handleEvent(event) { console.log(this.name, event.type); }});
box.addEventListener('x', function () { console.log(this === box); });
box.dispatchEvent(new Event('x'));
