// --- loopscope
// order   = 2
// title   = "Microtasks inside microtasks"
// summary = "A microtask queued by a microtask still runs before any timer."
// runtime = "node"
// level   = "core"
// expect  = ["script", "first", "second", "inside first", "inside second", "deepest", "timer", "after the timer"]
//
// [pt]
// title   = "Microtarefas dentro de microtarefas"
// summary = "Uma microtarefa criada por outra ainda roda antes de qualquer timer."
//
// [quiz]
// ask      = "order"
// question = "Each microtask may queue another one. In which order are the lines printed?"
// pt.question = "Cada microtarefa pode pôr outra na fila. Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "console.log('inside first')"
// text = "It joins the tail of the queue: behind `second`, ahead of the timer."
// pt.text = "Ela entra no fim da fila: depois de `second`, antes do timer."
//
// [[note]]
// at   = "console.log('deepest')"
// text = "The queue is drained until it is empty, however deep that goes. An endless chain would starve the timer."
// pt.text = "A fila é esvaziada até o fim, por mais fundo que vá. Uma cadeia sem fim deixaria o timer esperando para sempre."
// ---
setTimeout(() => {
  console.log('timer');
  queueMicrotask(() => console.log('after the timer'));
}, 0);

queueMicrotask(() => {
  console.log('first');
  queueMicrotask(() => {
    console.log('inside first');
    queueMicrotask(() => console.log('deepest'));
  });
});

Promise.resolve().then(() => {
  console.log('second');
  Promise.resolve().then(() => console.log('inside second'));
});

console.log('script');
