// origin: bug report, an exception in a timer callback kills the process
let n = 0;
const t = setInterval(() => {
  n++;
  console.log('tick', n);
  if (n === 3) {
    const config = undefined;
    config.retries--;
  }
}, 10);
setTimeout(function afterwards() { console.log("not reached") }, 3000);
