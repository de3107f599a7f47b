const list = document.createElement('ul');
for (const name of ['a', 'b', 'c']) {
  const item = document.createElement('li');
  item.textContent = name;
  list.appendChild(item);
}
document.body.append(list);
console.log(list.outerHTML);
console.log(list.children.length, list.firstElementChild.textContent, list.lastChild.textContent);
list.insertBefore(list.lastElementChild, list.firstElementChild);
console.log(list.innerHTML);
list.removeChild(list.children[1]);
console.log(list.textContent, list.children[0].nextElementSibling.textContent);
