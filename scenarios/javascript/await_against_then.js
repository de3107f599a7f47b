// --- loopscope
// order   = 4
// title   = "await against then"
// summary = "Both wait one microtask, so the two sides take turns."
// runtime = "node"
// level   = "core"
// expect  = ["async 1", "then 0", "script ends", "async 2", "then 1", "async 3", "then 2", "async returned", "then 3"]
//
// [pt]
// title   = "await contra then"
// summary = "Os dois esperam uma microtarefa, por isso os dois lados se alternam."
//
// [quiz]
// ask      = "order"
// question = "In which order are the lines printed?"
// pt.question = "Em que ordem as linhas são impressas?"
//
// [[note]]
// at   = "console.log('async 1')"
// text = "An async function runs at once, up to its first await."
// pt.text = "Uma função async roda na hora, até o primeiro await."
//
// [[note]]
// at   = "await null"
// text = "await parks the function; going on is one microtask, even for a value that is already there."
// pt.text = "await estaciona a função; continuar é uma microtarefa, mesmo para um valor que já existe."
//
// [[note]]
// at   = ".then(() => console.log('then 2'))"
// text = "Each then waits for the one before it: one microtask apiece."
// pt.text = "Cada then espera o anterior: uma microtarefa para cada um."
// ---
async function steps() {
  console.log('async 1');
  await null;
  console.log('async 2');
  await null;
  console.log('async 3');
}

steps().then(() => console.log('async returned'));

new Promise((resolve) => {
  console.log('then 0');
  resolve();
})
  .then(() => console.log('then 1'))
  .then(() => console.log('then 2'))
  .then(() => console.log('then 3'));

console.log('script ends');
