// --- loopscope
// [[world.fetch]]
// url   = "http://nosuch.invalid/data.json"
// error = "getaddrinfo ENOTFOUND nosuch.invalid"
// ---
async function getData() {
  const response = await fetch('http://nosuch.invalid/data.json');
  return response.json();
}
getData().then((data) => console.log(data));
