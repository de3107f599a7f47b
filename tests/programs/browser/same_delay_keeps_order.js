for (let i = 0; i < 5; i++) setTimeout(() => console.log('timer', i), 10);
