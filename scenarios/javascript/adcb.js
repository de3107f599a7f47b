// --- loopscope
// order   = 1
// title   = "A D C B"
// summary = "Synchronous code, then microtasks, then the timer."
// runtime = "node"
// level   = "intro"
// expect  = ["A", "D", "C", "B"]
//
// [pt]
// summary = "Primeiro o código síncrono, depois as microtarefas, depois o timer."
//
// [quiz]
// ask      = "order"
// question = "In which order are the letters printed?"
// pt.question = "Em que ordem as letras são impressas?"
//
// [[note]]
// at   = "setTimeout"
// text = "Zero becomes one millisecond, and the callback waits with the timers until it is due."
// pt.text = "Zero vira um milissegundo, e o callback espera entre os timers até vencer."
//
// [[note]]
// at   = "Promise.resolve()"
// text = "The promise is already resolved, so its reaction is queued at once."
// pt.text = "A promise já está resolvida, por isso a sua reação entra na fila na hora."
// ---
console.log('A');
setTimeout(() => console.log('B'), 0);
Promise.resolve().then(() => console.log('C'));
console.log('D');
