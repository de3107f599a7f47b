// --- loopscope
// [[world.fetch]]
// url    = "http://127.0.0.1:47813/posts"
// status = 201
// body   = '{"created": true}'
// ---
// Sending JSON.
fetch('http://127.0.0.1:47813/posts', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ title: 'hi' }),
})
  .then((res) => {
    console.log(res.status, res.statusText, res.ok);
    const copy = res.clone();
    return Promise.all([res.json(), copy.text()]);
  })
  .then(([json, text]) => console.log(json, text))
  .finally(() => console.log('finally'));
