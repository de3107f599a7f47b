// --- loopscope
// runtime = "browser"
// [[world.fetch]]
// url = "https://api.example/slow"
// after = 150
// body = 'slow'
// [[world.fetch]]
// url = "https://api.example/fast"
// after = 40
// body = 'fast'
// ---
const load = name => fetch('https://api.example/' + name).then(response => response.text());
Promise.all([load('slow'), load('fast')]).then(texts => console.log('all', texts));
load('slow').then(console.log);
load('fast').then(console.log);
