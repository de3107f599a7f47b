const winter = new Date('2024-01-15T12:00:00Z'), summer = new Date('2024-07-15T12:00:00Z');
for (const timeZone of ['UTC', 'America/New_York', 'America/Sao_Paulo', 'Europe/London', 'Europe/Berlin', 'Asia/Tokyo', 'Asia/Kolkata', 'Australia/Sydney', 'America/Los_Angeles', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu']) {
  for (const date of [winter, summer]) console.log(timeZone, date.toLocaleString('en-US', { timeZone }), '|', ['short', 'long', 'shortOffset', 'longOffset', 'longGeneric'].map(timeZoneName => date.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', timeZoneName })).join(' | '));
}
console.log(winter.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', timeZoneName: 'long' }), winter.toLocaleString('en-GB', { timeZone: 'europe/paris', timeZoneName: 'short' }));
// The hour that summer time takes away and the one that it gives back.
for (let hour = 5; hour < 9; hour++) console.log(new Date(Date.UTC(2024, 2, 10, hour)).toLocaleString('en-US', { timeZone: 'America/New_York' }), new Date(Date.UTC(2024, 10, 3, hour)).toLocaleString('en-US', { timeZone: 'America/New_York' }));
console.log(new Date(Date.UTC(2045, 6, 1)).toLocaleString('en-US', { timeZone: 'America/New_York' }), new Date(Date.UTC(1985, 6, 1)).toLocaleString('en-US', { timeZone: 'Europe/Moscow' }));
