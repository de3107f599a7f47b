for (const bad of [undefined, null, 5, 'text', {}, [1, 2], Promise.resolve(), Symbol('s')]) {
  try {
    spawn(bad, 'bad');
  } catch (error) {
    console.log(String(error));
  }
}
try {
  spawn((async function* () {})(), 'async');
} catch (error) {
  console.log(String(error));
}
spawn(async function* () {}, 'async generator');
