// The locales that get tables, each after the one whose lines it inherits. What a locale's lines do not say, its
// parent's do; the last parent is en-US.
export const LOCALES = {
  'en-US': '', 'en-GB': 'en-US', 'en-AU': 'en-GB', 'en-NZ': 'en-GB', 'en-ZA': 'en-GB', 'en-IN': 'en-GB', 'en-IE': 'en-GB', 'en-CA': 'en-US', 'en-SG': 'en-GB',
  'pt-BR': 'en-US', 'pt-PT': 'pt-BR',
  'es-ES': 'en-US', 'es-MX': 'es-ES', 'es-AR': 'es-MX', 'es-CO': 'es-MX', 'es-CL': 'es-MX', 'es-419': 'es-MX', 'es-US': 'es-MX',
  'fr-FR': 'en-US', 'fr-CA': 'fr-FR', 'fr-CH': 'fr-FR', 'fr-BE': 'fr-FR',
  'de-DE': 'en-US', 'de-AT': 'de-DE', 'de-CH': 'de-DE',
  'it-IT': 'en-US', 'nl-NL': 'en-US', 'nl-BE': 'nl-NL', 'sv-SE': 'en-US', 'da-DK': 'en-US', 'nb-NO': 'en-US', 'fi-FI': 'en-US',
  'pl-PL': 'en-US', 'cs-CZ': 'en-US', 'sk-SK': 'en-US', 'hu-HU': 'en-US', 'ro-RO': 'en-US', 'bg-BG': 'en-US', 'hr-HR': 'en-US', 'sr-RS': 'en-US',
  'ru-RU': 'en-US', 'uk-UA': 'en-US', 'tr-TR': 'en-US', 'el-GR': 'en-US', 'he-IL': 'en-US',
  'ar': 'en-US', 'ar-EG': 'ar', 'ar-SA': 'ar', 'ar-AE': 'ar', 'fa-IR': 'en-US', 'hi-IN': 'en-US', 'bn-BD': 'en-US', 'id-ID': 'en-US', 'th-TH': 'en-US', 'vi-VN': 'en-US',
  'zh-CN': 'en-US', 'zh-TW': 'zh-CN', 'zh-HK': 'zh-TW', 'ja-JP': 'en-US', 'ko-KR': 'en-US',
};
// These languages have every unit, currency, region, language and script that node can name.
export const isComplete = (tag) => /^(en|pt)-/.test(tag);

// The numbering system's own zeros and the calendar are left out where a text is read: tables are in Latin digits and
// the Gregorian calendar.
export const latin = (tag) => `${tag}-u-nu-latn`;
