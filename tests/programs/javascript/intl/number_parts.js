console.log(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).formatToParts(-1234567.891));
console.log(new Intl.NumberFormat('pt-BR', { notation: 'compact', compactDisplay: 'long' }).formatToParts(2500000));
console.log(new Intl.NumberFormat('de', { style: 'unit', unit: 'kilometer-per-hour' }).formatToParts(99.5));
console.log(new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'always' }).formatToParts(0.5));
console.log(new Intl.NumberFormat('en', { notation: 'scientific' }).formatToParts(0.00123));
const range = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
console.log(range.formatRange(3, 5), '|', range.formatRange(2.9, 3.1), '|', new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).formatRange(3, 5), '|', new Intl.NumberFormat('en').formatRange(-3, 5));
console.log(range.formatRangeToParts(3, 5));
