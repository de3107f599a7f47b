// --- loopscope
// [[world.fetch]]
// url  = "http://127.0.0.1:47811/users/1"
// after = 30
// body = '{"id": 1, "name": "Ana"}'
//
// [[world.fetch]]
// url    = "http://127.0.0.1:47811/missing"
// status = 404
// body   = "no such user"
// ---
// Asking for JSON, and an answer that is not ok.
async function main() {
  const response = await fetch('http://127.0.0.1:47811/users/1');
  console.log(response.ok, response.status, response.statusText, response.bodyUsed, response.type);
  const user = await response.json();
  console.log(user, response.bodyUsed, response.url);
  const missing = await fetch('http://127.0.0.1:47811/missing');
  console.log(missing.ok, missing.status, missing.statusText, await missing.text());
  if (!missing.ok) throw new Error(`HTTP ${missing.status}`);
}
main().catch((e) => console.log('caught:', e.message));
console.log('requested');
