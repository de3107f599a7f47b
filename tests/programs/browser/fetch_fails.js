// --- loopscope
// runtime = "browser"
// [[world.fetch]]
// url = "https://api.example/down"
// after = 30
// error = "connect ECONNREFUSED"
// ---
fetch('https://api.example/down').catch(error => console.log(error.name, error.message));
