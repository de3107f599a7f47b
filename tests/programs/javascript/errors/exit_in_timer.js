let n = 0;
const id = setInterval(() => {
  console.log('beat', ++n);
  if (n === 3) process.exit(n);
}, 2);
setTimeout(() => console.log('never'), 500);
