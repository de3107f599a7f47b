// --- loopscope
// order   = 14
// title   = "A hog"
// summary = "Nobody takes the processor away from a cooperative task: one that does not yield starves the others."
// runtime = "round-robin"
// level   = "core"
// expect  = ["polite 1", "hog 1", "hog 2", "hog 3", "hog 4", "polite 2", "polite 3"]
//
// [pt]
// title   = "A tarefa gulosa"
// summary = "Ninguém tira o processador de uma tarefa cooperativa: a que não cede a vez deixa as outras sem rodar."
//
// [quiz]
// ask      = "order"
// question = "One task yields after each step, the other never. In which order are the lines printed?"
// pt.question = "Uma tarefa cede a vez depois de cada passo, a outra nunca. Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "// no yield"
// text = "Four steps in one turn. A loop without an end here would hold up the other task for ever, and every timer."
// pt.text = "Quatro passos em um só turno. Um laço sem fim aqui seguraria para sempre a outra tarefa, e todos os timers."
//
// [[note]]
// at   = "yield;"
// text = "The polite task lets the others go first after each step."
// pt.text = "A tarefa educada deixa as outras passarem depois de cada passo."
// ---
function* polite() {
  for (let step = 1; step <= 3; step++) {
    console.log('polite', step);
    yield;
  }
}

function* hog() {
  for (let step = 1; step <= 4; step++) {
    console.log('hog', step); // no yield
  }
}

spawn(polite(), 'polite');
spawn(hog(), 'hog');
