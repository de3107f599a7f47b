// Seldom used, and leaning on Unicode data.
console.log('Straße'.length, 'ÀÉ'.toLowerCase(), 'ﬁ'.toUpperCase(), 'ΑΣ'.toLowerCase(), 'abc'.anchor('n'), 'abc'.big());
console.log('é'.normalize('NFD').length, 'e\u0301'.normalize().length, '\ufb01'.normalize('NFKC'), 'x'.isWellFormed());
console.log('\ud800'.isWellFormed(), '\ud800'.toWellFormed() === '\ufffd', escape('ü '), unescape('%u0107%20'));
try { 'x'.normalize('bad'); } catch (e) { console.log(e.name + ': ' + e.message); }
console.log(['résumé', 'Resume', 'resume', 'zebra', 'Äpfel'].sort((a, b) => a.localeCompare(b)));
console.log('a'.localeCompare('A'), 'a'.localeCompare('á'), '10'.localeCompare('2', undefined, { numeric: true }));
