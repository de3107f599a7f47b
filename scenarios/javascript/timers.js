// --- loopscope
// order   = 3
// title   = "Timers"
// summary = "Timers run by due time, not by the order of the calls, and microtasks are drained between two of them."
// runtime = "node"
// level   = "core"
// expect  = ["script", "zero", "100 ms", "100 ms too", "microtask between", "100 ms, third", "200 ms", "set at 100, due at 300", "400 ms"]
//
// [pt]
// summary = "Timers rodam pela hora em que vencem, não pela ordem das chamadas, e as microtarefas são esvaziadas entre dois deles."
//
// [quiz]
// ask      = "order"
// question = "In which order do the timers run?"
// pt.question = "Em que ordem os timers rodam?"
//
// [[note]]
// at   = "console.log('400 ms')"
// text = "Set first, due last: the shelf is ordered by due time."
// pt.text = "Criado primeiro, vence por último: a estante é ordenada pela hora de vencer."
//
// [[note]]
// at   = "console.log('microtask between')"
// text = "Microtasks are drained after every callback, also between two timers that are due together."
// pt.text = "As microtarefas são esvaziadas depois de cada callback, também entre dois timers que vencem juntos."
//
// [[note]]
// at   = "console.log('set at 100, due at 300')"
// text = "A delay counts from the call that sets it."
// pt.text = "O atraso conta a partir da chamada que cria o timer."
//
// [[note]]
// at   = "clearTimeout"
// text = "A cleared timer leaves the shelf and never runs."
// pt.text = "Um timer cancelado sai da estante e nunca roda."
// ---
setTimeout(() => console.log('400 ms'), 400);
setTimeout(() => console.log('200 ms'), 200);

setTimeout(() => {
  console.log('100 ms');
  setTimeout(() => console.log('set at 100, due at 300'), 200);
}, 100);

setTimeout(() => {
  console.log('100 ms too');
  Promise.resolve().then(() => console.log('microtask between'));
}, 100);

setTimeout(() => console.log('100 ms, third'), 100);
setTimeout(() => console.log('zero'), 0);

const cleared = setTimeout(() => console.log('never'), 50);
clearTimeout(cleared);

console.log('script');
