// origin: tutorial: formatting a fixed date
const d = new Date(Date.UTC(2024, 1, 29, 13, 4, 5, 6));
console.log(d.toISOString(), d.getTime());
console.log(d.getUTCFullYear(), d.getUTCMonth() + 1, d.getUTCDate(), d.getUTCDay());
console.log(JSON.stringify({ when: d }));
console.log(new Date('2024-12-25T00:00:00Z') - d);
const pad = (n) => String(n).padStart(2, '0');
console.log(`${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}:${pad(d.getUTCSeconds())}`);
