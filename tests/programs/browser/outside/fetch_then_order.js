// Course exercise: two requests, the slower asked first; Promise.all against for-await.
// --- loopscope
// [[world.fetch]]
// url = "https://api.test/slow"
// after = 80
// body = '{"name":"slow"}'
// [[world.fetch]]
// url = "https://api.test/fast"
// after = 20
// body = '{"name":"fast"}'
// ---
async function get(path) {
  const response = await fetch('https://api.test/' + path);
  console.log('headers of', path, response.status);
  const data = await response.json();
  console.log('body of', data.name);
  return data.name;
}
Promise.all([get('slow'), get('fast')]).then(names => console.log(names.join('+')));
Promise.race([get('slow'), get('fast')]).then(name => console.log('race won by', name));
