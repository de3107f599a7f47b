// --- loopscope
// order   = 5
// title   = "nextTick against promises"
// summary = "After the script the nextTick queue goes first; a tick queued by a microtask waits until microtasks are done."
// runtime = "node"
// level   = "core"
// expect  = ["script", "tick 1", "tick 2", "tick inside tick", "promise 1", "promise 2", "promise inside tick", "tick inside promise", "immediate"]
//
// [pt]
// title   = "nextTick contra promises"
// summary = "Depois do script a fila de nextTick vem antes; um tick criado por uma microtarefa espera as microtarefas acabarem."
//
// [quiz]
// ask      = "order"
// question = "Ticks, promises and an immediate: in which order are the lines printed?"
// pt.question = "Ticks, promises e um immediate: em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "console.log('tick inside promise')"
// text = "Queued while microtasks are running: it waits until their queue is empty."
// pt.text = "Criado enquanto as microtarefas rodam: espera até a fila delas ficar vazia."
//
// [[note]]
// at   = "console.log('tick inside tick')"
// text = "The nextTick queue is emptied before the first microtask, what is added meanwhile included."
// pt.text = "A fila de nextTick é esvaziada antes da primeira microtarefa, incluindo o que entra nesse meio-tempo."
//
// [[note]]
// at   = "setImmediate"
// text = "The check phase comes only when both queues are empty."
// pt.text = "A fase check só chega quando as duas filas estão vazias."
// ---
setImmediate(() => console.log('immediate'));

Promise.resolve().then(() => {
  console.log('promise 1');
  process.nextTick(() => console.log('tick inside promise'));
});

process.nextTick(() => {
  console.log('tick 1');
  process.nextTick(() => console.log('tick inside tick'));
  Promise.resolve().then(() => console.log('promise inside tick'));
});

process.nextTick(() => console.log('tick 2'));
Promise.resolve().then(() => console.log('promise 2'));

console.log('script');
