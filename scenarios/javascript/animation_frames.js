// --- loopscope
// order   = 16
// title   = "Animation frames"
// summary = "The callbacks of one frame run together, microtasks between them; a frame asked for inside a frame is the next one."
// runtime = "browser"
// level   = "core"
// expect  = ["script ends", "frame 1, callback A", "microtask", "frame 1, callback B", "frame 2"]
//
// [pt]
// title   = "Quadros de animação"
// summary = "Os callbacks de um mesmo quadro rodam juntos, com microtarefas entre eles; um quadro pedido dentro de um quadro é o seguinte."
//
// [quiz]
// ask      = "order"
// question = "In which order are the lines printed?"
// pt.question = "Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "requestAnimationFrame"
// text = "The callback waits for the moment just before the page is drawn, about sixty times a second."
// pt.text = "O callback espera o momento logo antes de a página ser desenhada, umas sessenta vezes por segundo."
//
// [[note]]
// at   = "console.log('frame 2')"
// text = "Asked for while a frame is being prepared: too late for this one."
// pt.text = "Pedido enquanto um quadro está em preparo: tarde demais para este."
//
// [[note]]
// at   = "Promise.resolve()"
// text = "The call stack is empty between two callbacks, so microtasks run there."
// pt.text = "Entre dois callbacks a pilha de chamadas está vazia, e as microtarefas rodam ali."
// ---
requestAnimationFrame(() => {
  console.log('frame 1, callback A');
  requestAnimationFrame(() => console.log('frame 2'));
  Promise.resolve().then(() => console.log('microtask'));
});

requestAnimationFrame(() => console.log('frame 1, callback B'));

console.log('script ends');
