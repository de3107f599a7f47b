const controller = new AbortController();
fetch('https://api.example/slow', {signal: controller.signal}).catch(error => console.log(error.name));
setTimeout(() => controller.abort(), 10);
