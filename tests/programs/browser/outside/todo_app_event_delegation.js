// origin: beginner's project, a todo list with event delegation and data attributes
const list = document.createElement('ul');
document.body.append(list);
const items = new Map();
let next = 1;
function add(text) {
  const li = document.createElement('li');
  li.dataset.id = next;
  li.textContent = text;
  const b = document.createElement('button');
  b.className = 'remove btn';
  b.textContent = 'x';
  li.append(' ', b);
  list.append(li);
  items.set(next++, { text, done: false });
  return li;
}
list.addEventListener('click', e => {
  const li = e.target.closest('li');
  if (!li) return console.log('click on', e.target.tagName);
  const id = Number(li.dataset.id);
  if (e.target.matches('.remove')) { li.remove(); items.delete(id); console.log('removed', id, 'left', list.children.length); }
  else { const t = items.get(id); t.done = li.classList.toggle('done'); console.log('toggled', id, t.done, li.className); }
});
['tea', 'bread', 'milk'].forEach(add);
list.children[0].click();
list.querySelector('[data-id="2"] .remove').click();
list.children[0].click();
list.click();
console.log(list.textContent, list.querySelectorAll('li').length, list.firstElementChild.dataset.id);
console.log([...items.values()].map(t => `${t.text}:${t.done}`).join(' '));
