// --- loopscope
// order   = 11
// title   = "Unhandled rejection"
// summary = "A rejection is reported when the microtasks are done and still nobody handles it; a catch after that is too late."
// runtime = "node"
// level   = "core"
// expect  = ["script ends", "caught in time: first", "reported: second", "caught too late: second"]
//
// [pt]
// title   = "Rejeição não tratada"
// summary = "Uma rejeição é relatada quando as microtarefas acabam e ninguém a trata; um catch depois disso chega tarde."
//
// [quiz]
// ask      = "order"
// question = "Which rejection is reported as unhandled, and when?"
// pt.question = "Qual rejeição é relatada como não tratada, e quando?"
//
// [[note]]
// at   = "process.on('unhandledRejection'"
// text = "Without this listener node prints the error and ends the program with exit code 1."
// pt.text = "Sem este ouvinte o node imprime o erro e encerra o programa com o código de saída 1."
//
// [[note]]
// at   = "queueMicrotask"
// text = "The catch comes before the microtask queue is empty: that is in time."
// pt.text = "O catch vem antes de a fila de microtarefas ficar vazia: chega a tempo."
//
// [[note]]
// at   = "setImmediate"
// text = "By the check phase the rejection has been reported. That it is handled after all, node only remarks on stderr."
// pt.text = "Na fase check a rejeição já foi relatada. Que ela acabou sendo tratada, o node só comenta no stderr."
// ---
process.on('unhandledRejection', (reason) => console.log('reported:', reason));

const first = Promise.reject('first');
const second = Promise.reject('second');

queueMicrotask(() => {
  first.catch((reason) => console.log('caught in time:', reason));
});

setImmediate(() => {
  second.catch((reason) => console.log('caught too late:', reason));
});

console.log('script ends');
