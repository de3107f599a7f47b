// --- loopscope
// order   = 17
// title   = "A click with two listeners"
// summary = "Microtasks run between the listeners of a real click, but not between those of click() called by the script."
// runtime = "browser"
// level   = "deep"
// expect  = ["script: listener 1", "script: listener 2", "script ends", "script: microtask", "user: listener 1", "user: microtask", "user: listener 2"]
//
// [pt]
// title   = "Um clique com dois ouvintes"
// summary = "As microtarefas rodam entre os ouvintes de um clique de verdade, mas não entre os de um click() chamado pelo script."
//
// [quiz]
// ask      = "order"
// question = "The script clicks first, the user later. In which order are the lines printed?"
// pt.question = "Primeiro clica o script, depois o usuário. Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "queueMicrotask"
// text = "It runs as soon as the call stack is empty, and not before."
// pt.text = "Ela roda assim que a pilha de chamadas fica vazia, e não antes."
//
// [[note]]
// at   = "button.click()"
// text = "click() calls both listeners before it returns: the script stays on the call stack all the while."
// pt.text = "click() chama os dois ouvintes antes de retornar: o script fica na pilha de chamadas o tempo todo."
//
// [[world.events]]
// at     = 100
// target = "#button"
// type   = "click"
// ---
const button = document.querySelector('#button');
const who = (event) => (event.isTrusted ? 'user:' : 'script:');

button.addEventListener('click', (event) => {
  console.log(who(event), 'listener 1');
  queueMicrotask(() => console.log(who(event), 'microtask'));
});

button.addEventListener('click', (event) => {
  console.log(who(event), 'listener 2');
});

button.click();
console.log('script ends');
