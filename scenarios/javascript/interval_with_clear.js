// --- loopscope
// order   = 7
// title   = "An interval and its end"
// summary = "An interval waits again after each run, until somebody clears it: its own callback may."
// runtime = "node"
// level   = "intro"
// expect  = ["script ends", "tick 1", "tick 2", "250 ms", "tick 3", "cleared"]
//
// [pt]
// title   = "Um intervalo e o seu fim"
// summary = "Um intervalo volta a esperar depois de cada execução, até alguém cancelá-lo: pode ser o próprio callback."
//
// [quiz]
// ask      = "order"
// question = "In which order are the lines printed?"
// pt.question = "Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "setInterval"
// text = "One timer with one identity: after its callback has run it goes back to the others, due 100 ms after that run began."
// pt.text = "Um só timer, sempre o mesmo: depois que o callback roda, ele volta para junto dos outros e vence 100 ms depois do começo daquela execução."
//
// [[note]]
// at   = "clearInterval"
// text = "Cleared while it runs, it does not wait again. Nothing else keeps the program alive, so it ends."
// pt.text = "Cancelado enquanto roda, ele não volta a esperar. Nada mais mantém o programa vivo, e ele termina."
// ---
let ticks = 0;

const interval = setInterval(() => {
  ticks += 1;
  console.log('tick', ticks);
  if (ticks === 3) {
    clearInterval(interval);
    console.log('cleared');
  }
}, 100);

setTimeout(() => console.log('250 ms'), 250);

console.log('script ends');
