// Lines of words: relative times, lists, names of regions, languages and scripts. `#` is the number, {0} and {1} the parts of a
// list. Keys that begin with w belong to a language: another one does not inherit them.
import { isComplete, latin } from './locales.mjs';
import { forms, joined, samplesOf } from './numbers.mjs';

const WIDTHS = ['long', 'short', 'narrow'];

// --- relative times: future~…|past~…, then the names of -2 to 2

const RELATIVE = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'];
function relativeForms(tag, unit, style) {
  const format = new Intl.RelativeTimeFormat(latin(tag), { style });
  const textOf = (value) => {
    const parts = format.formatToParts(value, unit);
    const first = parts.findIndex((part) => part.unit);
    return parts.filter((part, i) => !part.unit || i === first).map((part) => part.unit ? '#' : part.value).join('');
  };
  return [1, -1].map((sign) => {
    const byCategory = {};
    for (const [category, sample] of Object.entries(samplesOf(tag))) byCategory[category] = textOf(sample === 0 && sign < 0 ? -0 : sign * sample);
    byCategory.other ??= Object.values(byCategory)[0];
    return forms(byCategory);
  }).join('|');
}
function relativeNames(tag, unit, style) {
  const format = new Intl.RelativeTimeFormat(latin(tag), { style, numeric: 'auto' });
  return [-2, -1, 0, 1, 2].map((value) => {
    const parts = format.formatToParts(value, unit);
    return parts.some((part) => part.unit) || parts.length !== 1 ? '' : parts[0].value;
  }).map((text, i) => text === new Intl.RelativeTimeFormat(latin(tag), { style }).format(i - 2, unit) ? '' : text).join('|');
}

// --- lists

function listPatterns(tag, type, style) {
  const format = new Intl.ListFormat(tag, { type, style });
  const literals = (items) => {
    const out = [''];
    for (const part of format.formatToParts(items)) part.type === 'element' ? out.push('') : (out[out.length - 1] += part.value);
    return out;
  };
  const two = literals(['M', 'M']), four = literals(['M', 'M', 'M', 'M']);
  // Two: between; more: after the first, between, before the last.
  return [two[1], four[1], four[2], four[3]].join('|');
}

export function wordLines(tag, lines) {
  for (const unit of RELATIVE) {
    lines[`wt.${unit}`] = joined(WIDTHS.map((style) => relativeForms(tag, unit, style).replaceAll('|', '^')));
    lines[`wt.${unit}.names`] = joined(WIDTHS.map((style) => relativeNames(tag, unit, style).replaceAll('|', '^')));
  }
  for (const type of ['conjunction', 'disjunction', 'unit']) lines[`l.${type}`] = joined(WIDTHS.map((style) => listPatterns(tag, type, style).replaceAll('|', '^')));
}

// --- names

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = alphabet.flatMap((a) => alphabet.map((b) => a + b));
const triples = pairs.flatMap((ab) => alphabet.map((c) => ab + c));
const named = (type, codes) => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return codes.filter((code) => names.of(code) !== undefined);
};
const REGIONS = named('region', [...pairs.map((pair) => pair.toUpperCase()), '001', '002', '003', '005', '009', '011', '013', '014', '015', '017', '018', '019', '021', '029', '030', '034', '035', '039', '053', '054', '057', '061', '142', '143', '145', '150', '151', '154', '155', '202', '419']);
const LANGUAGES = named('language', [...pairs, ...triples]);
const DIALECTS = ['en-US', 'en-GB', 'en-AU', 'en-CA', 'pt-BR', 'pt-PT', 'es-ES', 'es-MX', 'es-419', 'fr-CA', 'fr-CH', 'de-AT', 'de-CH', 'zh-Hans', 'zh-Hant', 'nl-BE', 'ar-001', 'fa-AF', 'ro-MD', 'sw-CD', 'hi-Latn', 'sr-ME', 'nds-NL'];
const SCRIPTS = named('script', 'Adlm Arab Aran Armn Beng Bopo Brai Cans Cher Copt Cyrl Deva Egyp Ethi Geor Goth Grek Gujr Guru Hang Hani Hans Hant Hebr Hira Hrkt Jamo Java Jpan Kana Khmr Knda Kore Laoo Latf Latg Latn Limb Linb Mlym Mong Mymr Ogam Orya Phnx Runr Sinh Syrc Taml Telu Thaa Thai Tibt Vaii Yiii Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz'.split(' '));
const USUAL_REGIONS = new Set('US GB CA AU IE ZA IN BR PT MX AR ES FR BE CH DE AT IT NL SE DK NO FI PL UA RU TR GR IL EG CN TW HK JP KR UN 419'.split(' '));
const USUAL_LANGUAGES = new Set('en pt es fr de it nl sv pl ru uk tr el he ar hi zh ja ko la en-US en-GB pt-BR es-MX zh-Hans zh-Hant'.split(' '));
const USUAL_SCRIPTS = new Set('Latn Cyrl Arab Hans Hant Grek Hebr Deva Jpan Kore Thai Hira Kana Hang'.split(' '));

export function nameLines(tag, lines) {
  const complete = isComplete(tag);
  const add = (letter, type, codes, usual) => {
    const names = new Intl.DisplayNames(tag, { type, fallback: 'none' });
    for (const code of codes) if ((complete || usual.has(code)) && names.of(code) !== undefined) lines[`${letter}.${code}`] = names.of(code);
  };
  add('wr', 'region', REGIONS, USUAL_REGIONS);
  add('wl', 'language', LANGUAGES, USUAL_LANGUAGES);
  add('ws', 'script', SCRIPTS, USUAL_SCRIPTS);
  const short = new Intl.DisplayNames(tag, { type: 'region', style: 'short', fallback: 'none' });
  for (const code of ['US', 'GB', 'UN', 'HK', 'MO', 'PS', 'BA']) if (short.of(code) !== lines[`wr.${code}`] && lines[`wr.${code}`] !== undefined) lines[`wr.${code}.short`] = short.of(code);
  const dialects = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }), standard = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  for (const code of DIALECTS) if ((complete || USUAL_LANGUAGES.has(code)) && dialects.of(code) !== undefined && dialects.of(code) !== standard.of(code)) lines[`wl.${code}`] = dialects.of(code);
  const template = /^X\|(.*)\|Y$/.exec(standard.of('de-IT').replace(names(tag, 'language', 'de'), 'X|').replace(names(tag, 'region', 'IT'), '|Y'));
  lines['wl.in'] = standard.of('de-IT').replace(names(tag, 'language', 'de'), '{0}').replace(names(tag, 'region', 'IT'), '{1}');
  if (template) throw new Error(`${tag}: a language in a region has no template`);
  const shortly = new Intl.DisplayNames(tag, { type: 'language', style: 'short', fallback: 'none' });
  for (const code of DIALECTS) if (lines[`wl.${code}`] !== undefined && shortly.of(code) !== lines[`wl.${code}`]) lines[`wl.${code}.short`] = shortly.of(code);
  for (const code of ['Hans', 'Hant']) {
    const inside = standard.of(`zh-${code}`).replace(names(tag, 'language', 'zh'), '').replace(/^[^\p{L}]*|[^\p{L}]*$/gu, '');
    if (inside !== lines[`ws.${code}`]) lines[`ws.${code}.inside`] = inside;
  }
  const fieldNames = (style) => {
    const fields = new Intl.DisplayNames(tag, { type: 'dateTimeField', style });
    return ['era', 'year', 'quarter', 'month', 'weekOfYear', 'weekday', 'day', 'dayPeriod', 'hour', 'minute', 'second', 'timeZoneName'].map((field) => fields.of(field)).join('^');
  };
  lines['wf.fields'] = joined(WIDTHS.map(fieldNames));
  const calendars = new Intl.DisplayNames(tag, { type: 'calendar', fallback: 'none' });
  if (complete) lines['wf.calendars'] = Intl.supportedValuesOf('calendar').map((calendar) => `${calendar}:${calendars.of(calendar) ?? ''}`).join('|');
}
const names = (tag, type, code) => new Intl.DisplayNames(tag, { type }).of(code);

// --- facts about locales

export function localeFacts(lines) {
  const languages = [...pairs, ...triples].filter((language) => { try { return Intl.NumberFormat.supportedLocalesOf(language).length > 0; } catch { return false; } });
  const scripts = ['Latn', 'Cyrl', 'Hans', 'Hant', 'Arab', 'Deva', 'Guru', 'Adlm', 'Beng', 'Mtei', 'Olck', 'Vaii', 'Tfng', 'Mong', 'Telu'];
  const regions = [...REGIONS];
  const list = (Service) => {
    const available = (tag) => new Service(tag).resolvedOptions().locale === tag;
    const out = [];
    for (const language of languages) {
      if (!available(language)) continue;
      const more = [];
      for (const script of ['', ...scripts]) {
        if (script && !available(`${language}-${script}`)) continue;
        if (script) more.push(script);
        for (const region of regions) if (available(script ? `${language}-${script}-${region}` : `${language}-${region}`)) more.push(script ? `${script}-${region}` : region);
      }
      out.push([language, ...more].join(','));
    }
    return out.join(' ');
  };
  lines['f.locales'] = list(Intl.NumberFormat);
  lines['f.plurals'] = list(Intl.PluralRules);
  lines['f.sorted'] = list(Intl.Collator);
  lines['f.likely'] = languages.map((language) => new Intl.Locale(language).maximize().toString()).filter((full, i) => full.startsWith(`${languages[i]}-`)).concat(
    ['und-US', 'und-GB', 'und-BR', 'und-PT', 'und-DE', 'und-FR', 'und-CN', 'und-TW', 'und-HK', 'und-JP', 'und-KR', 'und-RU', 'und-IN', 'und-MX', 'und-ES', 'und-IT', 'zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'und-Latn', 'und-Cyrl', 'und-Arab', 'und-Hans', 'und-Hant', 'und-Grek', 'und-Hebr', 'und-Deva', 'und', 'sr-ME', 'sr-Latn', 'pa-PK', 'uz-AF', 'az-IR', 'mn-CN', 'und-AR', 'und-CA', 'und-AU']
      .map((tag) => `${tag}>${new Intl.Locale(tag).maximize()}`)).join(' ');
  const week = (region) => { const { firstDay, weekend, minimalDays } = new Intl.Locale(`und-${region}`).weekInfo; return `${firstDay}${weekend.join('')}${minimalDays}`; };
  const byWeek = {};
  for (const region of regions.filter((region) => /[A-Z]/.test(region))) (byWeek[week(region)] ??= []).push(region);
  lines['f.weeks'] = Object.entries(byWeek).map(([info, list]) => `${info}:${list.join(',')}`).join(' ');
  const cycles = {};
  for (const region of regions.filter((region) => /[A-Z]/.test(region))) (cycles[new Intl.Locale(`und-${region}`).hourCycles.join(',')] ??= []).push(region);
  lines['f.cycles'] = Object.entries(cycles).map(([info, list]) => `${info}:${list.join(',')}`).join(' ');
}
