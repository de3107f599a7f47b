const date = new Date(Date.UTC(2024, 1, 9, 15, 4, 5, 678));
for (const locale of ['en-US', 'en-GB', 'pt-BR', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'ja-JP', 'zh-CN', 'ko-KR', 'ru-RU', 'sv-SE', 'tr-TR', 'nl-NL']) {
  for (const dateStyle of ['full', 'long', 'medium', 'short']) console.log(locale, dateStyle, new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date), '|', new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: dateStyle, timeZone: 'UTC' }).format(date));
}
console.log(date.toLocaleString(), date.toLocaleDateString(), date.toLocaleTimeString(), date.toLocaleDateString('en-CA'), date.toLocaleDateString('sv'));
