const list = document.getElementById('list');
list.innerHTML = '<li class="item">one</li><li class="item">two</li>';
list.addEventListener('click', event => {
  const item = event.target.closest('.item');
  console.log(item.textContent, event.currentTarget.id);
});
list.children[1].click();
