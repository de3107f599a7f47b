for (const signDisplay of ['auto', 'always', 'exceptZero', 'negative', 'never']) console.log(signDisplay, [5, 0, -0, -5, NaN, Infinity, -0.001].map(value => new Intl.NumberFormat('en', { signDisplay, maximumFractionDigits: 1 }).format(value)).join(' '));
for (const useGrouping of [true, false, 'auto', 'always', 'min2']) console.log(useGrouping, ['en', 'es', 'pl', 'en-IN', 'de-CH', 'fr'].map(locale => [1234, 12345, 123456789].map(value => value.toLocaleString(locale, { useGrouping })).join(' ')).join(' | '));
console.log((0.256).toLocaleString('en', { style: 'percent' }), (0.256).toLocaleString('de', { style: 'percent', maximumFractionDigits: 1 }), (1.5).toLocaleString('fr', { style: 'percent' }), (0.5).toLocaleString('tr', { style: 'percent' }));
for (const notation of ['scientific', 'engineering']) console.log(notation, [0, 1, 123456, 0.00012, -98765].map(value => value.toLocaleString('en', { notation })).join(' '));
console.log(123456789012345678901234567890n.toLocaleString(), 1234n.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }), new Intl.NumberFormat('en').format('12345678901234567890.123456789'));
console.log([1234.5, -2].toLocaleString('de'), [new Date(0), 5].toLocaleString('en-GB', { timeZone: 'UTC' }));
console.log((1e21).toLocaleString(), (1.0005).toLocaleString(), (123456.7891).toLocaleString(), (999999.9995).toLocaleString());
