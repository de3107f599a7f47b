// --- loopscope
// [[world.fetch]]
// url   = "http://127.0.0.1:47899/"
// error = "connect ECONNREFUSED 127.0.0.1:47899"
//
// [[world.fetch]]
// url   = "http://nosuch.invalid/"
// error = "getaddrinfo ENOTFOUND nosuch.invalid"
// ---
// Requests that fail, and addresses that are none.
const attempts = ['http://127.0.0.1:47899/', 'http://nosuch.invalid/', '/relative', 'ftp://example.org/', 'http://127.0.0.1:9/'];
(async () => {
  for (const url of attempts) {
    try {
      const res = await fetch(url);
      console.log(url, res.status);
    } catch (e) {
      console.log(url, '|', e.name, '|', e.message, '|', e.cause.message, '|', e.cause.code, '|', e.cause.syscall);
    }
  }
})();
