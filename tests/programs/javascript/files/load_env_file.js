const fs = require('fs'); fs.writeFileSync('t.env','PORT=1234\nNAME="a b"\nPATH=changed\n');
process.env.PATH = 'kept'; process.loadEnvFile('./t.env'); console.log(process.env.PORT, process.env.NAME, process.env.PATH);
for (const p of ['nope.env', undefined, 5, {}, Buffer.from('t.env')]) try { console.log(process.loadEnvFile(p)) } catch (e) { console.log(e.stack.split('\n').slice(0,2), {...e}) }
console.log(process.loadEnvFile.name, process.loadEnvFile.length);
fs.unlinkSync("t.env");
