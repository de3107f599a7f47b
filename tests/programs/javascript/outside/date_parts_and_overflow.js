// origin: Stack Overflow question, adding days and months to a date in JavaScript
process.env.TZ = 'UTC';
const d = new Date(2024, 0, 31);
console.log(d);
d.setMonth(1);
console.log(d.toISOString(), 'January 31 plus one month');
const leap = new Date(2024, 1, 29);
leap.setFullYear(2025);
console.log(leap.toDateString());
console.log(new Date(2024, 12, 1).getMonth(), new Date(2024, 0, 0).getDate(), new Date(2024, 2, 0).getDate(), new Date(2023, 2, 0).getDate());
const addDays = (date, n) => { const c = new Date(date); c.setDate(c.getDate() + n); return c };
console.log(addDays(new Date('2024-02-28'), 2), addDays(new Date('2024-12-31'), 1));
console.log(new Date('2024-03-10') - new Date('2024-03-01'), Math.round((new Date('2024-12-25') - new Date('2024-03-01')) / 864e5));
console.log(new Date('nope'), String(new Date(NaN)), new Date(NaN).getTime(), JSON.stringify({ d: new Date(NaN) }));
try { new Date(NaN).toISOString() } catch (e) { console.log(e.name + ': ' + e.message) }
console.log(new Date(0).getTimezoneOffset(), typeof Date(), Date.UTC(1970, 0, 2), new Date(99, 0).getFullYear(), new Date(-1).toISOString());
console.log(new Date(2024, 5, 15, 13, 30, 45, 123).toString());
console.log(new Date(2024, 5, 15).toLocaleDateString('en-US'), new Date(2024, 5, 15).toLocaleDateString('pt-BR'), new Date(2024, 5, 15, 15, 4, 5).toLocaleTimeString('en-US'));
console.log(new Date(2024, 5, 15, 15, 4, 5).toLocaleString('pt-BR'), '|', new Date(2024, 5, 15, 15, 4, 5).toLocaleString('en-US'));
console.log(new Date(2024, 5, 15).toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }));
console.log(new Date(2024, 5, 15).toLocaleDateString('pt-BR', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }));
console.log([new Date(0)], { at: new Date(1e12) }, `${new Date(0)}`, +new Date(5), new Date(0) + 1, new Date(7) - 1);
console.log(new Date('2024-01-01') < new Date('2024-01-02'), new Date(0) == new Date(0), new Date(0).getTime() == new Date(0).getTime());
console.log(new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime(), new Date(2019, 0, 1, 25).toISOString(), new Date(-62198755200000));
