const box = document.getElementById('box');
box.setAttribute('Title', 'words');
box.dataset.userName = 'ada';
console.log(box.title, box.getAttribute('data-user-name'), box.hasAttribute('nothing'), box.getAttribute('nothing'));
delete box.dataset.userName;
box.removeAttribute('title');
box.hidden = true;
console.log(box.outerHTML);
