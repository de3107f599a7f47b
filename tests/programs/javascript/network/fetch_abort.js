// --- loopscope
// [[world.fetch]]
// url   = "http://127.0.0.1:47814/slow"
// after = 500
// body  = "late"
// ---
// Giving up: a controller, a timeout, a signal that is aborted already.
const url = 'http://127.0.0.1:47814/slow';
async function main() {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  try {
    await fetch(url, { signal: controller.signal });
  } catch (e) {
    console.log(e.name, '|', e.message, '|', e.code, '|', e instanceof DOMException);
  }
  try {
    await fetch(url, { signal: AbortSignal.timeout(30) });
  } catch (e) {
    console.log(e.name, '|', e.message, '|', e.code);
  }
  const reason = new AbortController();
  reason.abort(new Error('changed my mind'));
  await fetch(url, { signal: reason.signal }).catch((e) => console.log(e.message));
  await fetch(url, { signal: AbortSignal.abort('plain') }).catch((e) => console.log(e));
}
main().then(() => console.log('done'));
