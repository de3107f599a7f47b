// --- loopscope
// order   = 8
// title   = "Returning a promise from an async function"
// summary = "A returned value is there after one microtask, a returned promise after three."
// runtime = "node"
// level   = "deep"
// expect  = ["value", "tick 1", "tick 2", "promise", "tick 3"]
//
// [pt]
// title   = "Retornar uma promise de uma função async"
// summary = "Um valor retornado chega depois de uma microtarefa; uma promise retornada, depois de três."
//
// [quiz]
// ask      = "order"
// question = "Both functions are done at once. After which tick does each result arrive?"
// pt.question = "As duas funções terminam na hora. Depois de qual tick chega cada resultado?"
//
// [[note]]
// at   = "return Promise.resolve('promise')"
// text = "The function's own promise is resolved with another promise. First a job calls `then` of that one, then its reaction settles ours: two microtasks more."
// pt.text = "A promise da própria função é resolvida com outra promise. Primeiro uma tarefa chama o `then` dessa outra, depois a reação dela resolve a nossa: duas microtarefas a mais."
//
// [[note]]
// at   = "return 'value'"
// text = "Fulfilled on the spot: only the reaction waits, one microtask."
// pt.text = "Cumprida na hora: só a reação espera, uma microtarefa."
//
// [[note]]
// at   = "tick 1"
// text = "A chain that counts: each link is one microtask."
// pt.text = "Uma cadeia que conta: cada elo é uma microtarefa."
// ---
async function returnsPromise() {
  return Promise.resolve('promise');
}

async function returnsValue() {
  return 'value';
}

returnsPromise().then((result) => console.log(result));
returnsValue().then((result) => console.log(result));

Promise.resolve()
  .then(() => console.log('tick 1'))
  .then(() => console.log('tick 2'))
  .then(() => console.log('tick 3'));
