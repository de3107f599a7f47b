// --- loopscope
// order   = 6
// title   = "Microtask starvation"
// summary = "A microtask that queues the next one keeps everything else waiting: a due timer, too."
// runtime = "node"
// level   = "core"
// expect  = ["script ends", "microtask 1", "microtask 2", "microtask 3", "microtask 4", "timer"]
//
// [pt]
// title   = "Microtarefas que não deixam mais ninguém rodar"
// summary = "Uma microtarefa que põe a próxima na fila faz todo o resto esperar, até um timer já vencido."
//
// [quiz]
// ask      = "order"
// question = "The timer is set first and due after a millisecond. In which order are the lines printed?"
// pt.question = "O timer é criado primeiro e vence em um milissegundo. Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "setTimeout"
// text = "The loop comes to its timers only when the microtask queue is empty."
// pt.text = "O laço só chega aos timers quando a fila de microtarefas está vazia."
//
// [[note]]
// at   = "if (count < 4)"
// text = "Take this test away and the queue is never empty: the timer waits for ever. With setTimeout(again) instead, each round would be a turn of its own, and the timer would get in between."
// pt.text = "Sem este teste a fila nunca fica vazia, e o timer espera para sempre. Com setTimeout(again) no lugar, cada volta seria um turno à parte, e o timer entraria no meio."
// ---
setTimeout(() => console.log('timer'), 0);

let count = 0;
function again() {
  count += 1;
  console.log('microtask', count);
  if (count < 4) queueMicrotask(again);
}
queueMicrotask(again);

console.log('script ends');
