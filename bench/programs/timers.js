let fired = 0;
for (let i = 0; i < 400000; i++) setTimeout(() => { fired++; }, i % 50);
setTimeout(() => console.log(fired), 1000);
