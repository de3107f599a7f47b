// Without a TZ the program's clocks are those of UTC.
const date = new Date(2024, 6, 15, 12, 30, 45);
console.log(date.toString(), date.toISOString(), date.getTimezoneOffset(), date.getHours());
console.log(Date.parse('2024-07-15'), Date.parse('2024-07-15T00:00'), Date.parse('Jul 15, 2024'), Intl.DateTimeFormat().resolvedOptions().timeZone);
date.setHours(25, 61);
console.log(date.toDateString(), date.toTimeString(), date.toLocaleString('pt-BR'));
