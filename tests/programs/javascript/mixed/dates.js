const d = new Date('2024-02-29T12:00:00Z'); d.setFullYear(2025); console.log(d, d.getDay(), d.toDateString());
console.log(new Date(2020, 0, 31, 10), new Date(0), new Date('x'), typeof Date.now(), new Date(2024, 1, 30).getDate());
const days = (a, b) => Math.round((b - a) / 864e5); console.log(days(new Date('2024-01-01'), new Date('2024-12-31')));
console.log(d.toLocaleDateString('en-US'), d.toLocaleTimeString('en-US'), d.toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }), d.toLocaleString('pt-BR'));
console.log([3, 1, 2].map(n => new Date(2024, n)).sort((a, b) => a - b).map(x => x.getMonth()), `${new Date(5)}`, new Date(1e12).toUTCString(), JSON.stringify(new Date(NaN)));
console.log((1234567.891).toLocaleString(), (0.5).toLocaleString('en-US', { style: 'percent' }), (1234.5).toLocaleString('en-US', { style: 'currency', currency: 'USD' }), new Intl.NumberFormat('en-US').format(9876543.21));
