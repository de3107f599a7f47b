// --- loopscope
// runtime = "browser"
// [[world.fetch]]
// url = "https://api.example/none"
// after = 30
// status = 404
// body = 'no such thing'
// ---
(async () => {
  const response = await fetch('https://api.example/none');
  console.log(response.ok, response.status, await response.text());
})();
