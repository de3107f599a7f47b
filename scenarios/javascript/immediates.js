// --- loopscope
// order   = 10
// title   = "Immediates"
// summary = "The check phase runs the immediates there were when it began; what they add waits for the next pass of the loop."
// runtime = "node"
// level   = "core"
// expect  = ["script ends", "immediate 1", "microtask", "immediate 2", "immediate of the next pass"]
//
// [pt]
// title   = "Immediates"
// summary = "A fase check roda os immediates que havia quando ela começou; os que eles criam esperam a próxima volta do laço."
//
// [quiz]
// ask      = "order"
// question = "In which order are the lines printed?"
// pt.question = "Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "immediate of the next pass"
// text = "Set while the check phase runs: the loop goes round once more before it comes to this one."
// pt.text = "Criado enquanto a fase check roda: o laço dá mais uma volta antes de chegar a este."
//
// [[note]]
// at   = "Promise.resolve()"
// text = "Microtasks do not wait for the phase to end: they run after every callback."
// pt.text = "As microtarefas não esperam o fim da fase: elas rodam depois de cada callback."
// ---
setImmediate(() => {
  console.log('immediate 1');
  setImmediate(() => console.log('immediate of the next pass'));
  Promise.resolve().then(() => console.log('microtask'));
});

setImmediate(() => console.log('immediate 2'));

console.log('script ends');
