// --- loopscope
// order   = 15
// title   = "A blocked loop delays a timer"
// summary = "A delay is the least a timer waits: while a callback or the script runs, no timer can."
// runtime = "node"
// level   = "intro"
// expect  = ["the loop is over", "a microtask", "timer, late: true"]
//
// [pt]
// title   = "Um laço bloqueado atrasa um timer"
// summary = "O atraso é o mínimo que um timer espera: enquanto o script ou um callback roda, nenhum timer pode rodar."
//
// [quiz]
// ask      = "order"
// question = "The timer is due long before the busy loop is over. In which order are the lines printed?"
// pt.question = "O timer vence bem antes de o laço ocupado acabar. Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "setTimeout"
// text = "Due after 1 ms, but due is not running: its callback needs an empty call stack."
// pt.text = "Vence em 1 ms, mas vencer não é rodar: o callback precisa da pilha de chamadas vazia."
//
// [[note]]
// at   = "while (passed() < 3)"
// text = "A busy wait. The call stack is never empty meanwhile, so the event loop stands still."
// pt.text = "Uma espera ocupada. Enquanto isso a pilha de chamadas nunca fica vazia, e o laço de eventos fica parado."
//
// [[note]]
// at   = "queueMicrotask"
// text = "However late the timer is, the microtasks of the script come first."
// pt.text = "Por mais atrasado que o timer esteja, as microtarefas do script vêm antes."
// ---
const start = Date.now();
const passed = () => Date.now() - start;

setTimeout(() => console.log('timer, late:', passed() >= 3), 1);
queueMicrotask(() => console.log('a microtask'));

while (passed() < 3) {
  // busy
}
console.log('the loop is over');
