console.log((1234567.891).toLocaleString(), (0).toLocaleString(), (-1234).toLocaleString(), (1e6).toLocaleString('en-US'));
console.log((0.5).toLocaleString(), (1234.56789).toLocaleString(), (NaN).toLocaleString(), (1e21).toLocaleString(), 12345n.toLocaleString());
console.log((1234.5).toLocaleString('en-US', { minimumFractionDigits: 2 }), [1234, 'x', null].toLocaleString());
