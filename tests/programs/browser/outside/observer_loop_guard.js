// Question: "my MutationObserver triggers itself, why does the page not hang?"
const el = document.querySelector('#counter');
let runs = 0;
const observer = new MutationObserver(() => {
  runs++;
  console.log('run', runs, el.textContent);
  if (runs < 4) el.textContent = String(runs);
});
observer.observe(el, {childList: true, characterData: true, subtree: true});
el.textContent = 'start';
setTimeout(() => console.log('timer after', runs, 'runs'), 0);
