// Coroutine tutorial: two tasks talk over a shared mailbox.
const mailbox = [];
function* ping() {
  for (let i = 0; i < 3; i++) {
    mailbox.push('ping ' + i);
    yield;
    while (!mailbox.length || mailbox[0].startsWith('ping')) yield;
    console.log('ping got', mailbox.shift());
  }
}
function* pong() {
  for (let n = 0; n < 3; ) {
    if (mailbox.length && mailbox[0].startsWith('ping')) {
      console.log('pong got', mailbox.shift());
      mailbox.push('pong ' + n++);
    }
    yield;
  }
}
spawn(ping, 'ping');
spawn(pong, 'pong');
