// origin: homework, small DOM tour: classes, datasets, attributes, siblings, fragments, clone
const d = document, box = d.createElement('section');
box.className = 'card big'; box.id = 'box';
box.classList.add('a', 'b'); box.classList.remove('big'); console.log(box.className, box.classList.contains('a'), box.classList.length, box.classList.toggle('c', false), box.classList.replace('a', 'z'), [...box.classList].join('|'));
box.dataset.userId = 7; console.log(box.getAttribute('data-user-id'), box.hasAttribute('data-x'), typeof box.dataset.userId, Object.keys(box.dataset).join());
box.setAttribute('hidden', ''); console.log(box.hidden, box.getAttribute('nope'), box.getAttributeNames().join());
const f = d.createDocumentFragment(); for (let i = 0; i < 4; i++) { const p = d.createElement('p'); p.textContent = 'p' + i; f.append(p); }
box.append(f, 'tail'); console.log(f.childNodes.length, box.children.length, box.childNodes.length, box.lastChild.nodeType, box.firstElementChild.nextElementSibling.textContent);
box.insertBefore(box.children[3], box.children[0]); console.log(box.textContent, box.querySelectorAll('p:not(:first-child)').length);
const copy = box.cloneNode(true); copy.id = 'copy'; console.log(copy.isEqualNode(box), copy.childNodes.length, copy.parentNode);
d.body.append(box, copy); console.log(d.getElementById('copy') === copy, box.nextSibling === copy, copy.previousElementSibling === box, box.contains(box.firstChild), d.body.contains(copy), copy.isConnected);
copy.replaceWith('gone'); console.log(copy.isConnected, d.querySelector('#copy'), box.matches('section.card'), box.closest('body') === d.body, box.parentElement.tagName);
box.innerHTML = '<b title="x &amp; y">bold &lt;</b><!-- c --><i>i</i>'; console.log(box.innerHTML, box.children.length, box.childNodes.length, box.firstChild.title, box.outerHTML);
box.replaceChildren(); console.log(box.innerHTML === '', box.hasChildNodes());
try { box.appendChild(d.body); } catch (e) { console.log(e.name); } try { d.querySelector('['); } catch (e) { console.log(e.name); } try { box.removeChild(copy); } catch (e) { console.log(e.name); }
