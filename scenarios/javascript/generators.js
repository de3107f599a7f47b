// --- loopscope
// order   = 12
// title   = "Generators"
// summary = "A generator runs only while somebody calls next(), and pauses at each yield with all its variables."
// runtime = "node"
// level   = "core"
// expect  = ["made", "body begins", "{ value: 1, done: false }", "got hello", "{ value: 2, done: false }", "body ends", "{ value: 3, done: true }"]
//
// [pt]
// title   = "Geradores"
// summary = "Um gerador só roda quando alguém chama next(), e faz uma pausa em cada yield, com todas as suas variáveis."
//
// [quiz]
// ask      = "order"
// question = "In which order are the lines printed?"
// pt.question = "Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "const it = numbers()"
// text = "Nothing of the body runs yet: the call only makes a generator object."
// pt.text = "Nada do corpo roda ainda: a chamada só cria um objeto gerador."
//
// [[note]]
// at   = "yield 1"
// text = "The 1 goes to whoever called next(). What the next call brings becomes the value of this yield."
// pt.text = "O 1 vai para quem chamou next(). O que a próxima chamada trouxer se torna o valor deste yield."
//
// [[note]]
// at   = "return 3"
// text = "A return ends the generator: its value comes with `done: true`."
// pt.text = "Um return encerra o gerador: o valor vem com `done: true`."
// ---
function* numbers() {
  console.log('body begins');
  const word = yield 1;
  console.log('got', word);
  yield 2;
  console.log('body ends');
  return 3;
}

const it = numbers();
console.log('made');
console.log(it.next());
console.log(it.next('hello'));
console.log(it.next());
