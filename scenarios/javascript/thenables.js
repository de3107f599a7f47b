// --- loopscope
// order   = 9
// title   = "Thenables"
// summary = "Resolving with an object that has a `then` method does not call it at once: a microtask does."
// runtime = "node"
// level   = "deep"
// expect  = ["script ends", "then is called", "plain value", "value of the thenable"]
//
// [pt]
// title   = "Thenables"
// summary = "Resolver com um objeto que tem um método `then` não o chama na hora: quem chama é uma microtarefa."
//
// [quiz]
// ask      = "order"
// question = "When is the thenable's `then` called, and which value arrives first?"
// pt.question = "Quando o `then` do thenable é chamado, e qual valor chega primeiro?"
//
// [[note]]
// at   = "then(resolve)"
// text = "Any object with a `then` method is treated like a promise, whoever wrote it."
// pt.text = "Qualquer objeto com um método `then` é tratado como uma promise, não importa quem o escreveu."
//
// [[note]]
// at   = "Promise.resolve(thenable)"
// text = "The new promise is still pending: a job that will call `then` goes to the microtasks."
// pt.text = "A nova promise ainda está pendente: uma tarefa que vai chamar o `then` entra nas microtarefas."
//
// [[note]]
// at   = "Promise.resolve('plain value')"
// text = "Fulfilled already: this reaction is queued as the second microtask, before the thenable has given its value."
// pt.text = "Já está cumprida: esta reação entra na fila como a segunda microtarefa, antes de o thenable entregar o seu valor."
// ---
const thenable = {
  then(resolve) {
    console.log('then is called');
    resolve('value of the thenable');
  },
};

Promise.resolve(thenable).then((value) => console.log(value));
Promise.resolve('plain value').then((value) => console.log(value));

console.log('script ends');
