const fs = require('fs'); fs.writeFileSync('t.env','PORT=1234\nNAME="a b"\nHOME=changed\n');
const before=process.env.HOME; process.loadEnvFile('./t.env'); console.log(process.env.PORT, process.env.NAME, process.env.HOME===before);
for (const p of ['nope.env', undefined, 5, {}, Buffer.from('t.env')]) try { console.log(process.loadEnvFile(p)) } catch (e) { console.log(e.stack.split('\n').slice(0,2), {...e}) }
console.log(process.loadEnvFile.name, process.loadEnvFile.length);
fs.unlinkSync("t.env");
