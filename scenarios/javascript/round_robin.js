// --- loopscope
// order   = 13
// title   = "Round robin"
// summary = "Each task runs until its next yield, then goes to the tail of the ring: all get a turn, until they are done."
// runtime = "round-robin"
// level   = "core"
// expect  = ["script ends", "A 1", "B 1", "C 1", "A 2", "B 2", "C 2", "A 3", "C 3", "C 4"]
//
// [pt]
// title   = "Revezamento (round robin)"
// summary = "Cada tarefa roda até o próximo yield e vai para a cauda do anel: todas têm a sua vez, até terminarem."
//
// [quiz]
// ask      = "order"
// question = "Three tasks with three, two and four steps take turns. In which order are the steps printed?"
// pt.question = "Três tarefas, com três, dois e quatro passos, se revezam. Em que ordem os passos são impressos?"
//
// [[note]]
// at   = "yield"
// text = "The end of a turn. Only here can another task get in: the program itself gives the processor away."
// pt.text = "O fim de um turno. Só aqui outra tarefa pode entrar: é o próprio programa que cede o processador."
//
// [[note]]
// at   = "spawn(steps('A', 3), 'A')"
// text = "Puts a task at the tail of the ready ring. It does not run yet: the script runs to its end first."
// pt.text = "Põe uma tarefa na cauda do anel de prontas. Ela ainda não roda: antes o script vai até o fim."
//
// [[note]]
// at   = "spawn(steps('B', 2), 'B')"
// text = "B ends first. It leaves the ring, and A and C take turns without it."
// pt.text = "B termina primeiro. Sai do anel, e A e C se revezam sem ela."
// ---
function* steps(name, count) {
  for (let step = 1; step <= count; step++) {
    console.log(name, step);
    yield;
  }
}

spawn(steps('A', 3), 'A');
spawn(steps('B', 2), 'B');
spawn(steps('C', 4), 'C');

console.log('script ends');
