// --- loopscope
// runtime = "browser"
// [[world.fetch]]
// url = "https://api.example/user"
// after = 50
// body = '{"name": "Ada"}'
// ---
fetch('https://api.example/user').then(response => { console.log(response.status, response.ok); return response.json(); }).then(user => console.log(user.name));
setTimeout(() => console.log('timer 10'), 10);
console.log('sent');
