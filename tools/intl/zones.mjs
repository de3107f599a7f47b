// Time zones: their changes of offset from 1970 to 2037, and their names.
import { latin } from './locales.mjs';

const HOUR = 3600e3;
export const ZONES = ('UTC America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu America/Toronto America/Vancouver America/Halifax ' +
  'America/St_Johns America/Winnipeg America/Edmonton America/Mexico_City America/Tijuana America/Bogota America/Lima America/Caracas America/Santiago America/Argentina/Buenos_Aires ' +
  'America/Montevideo America/La_Paz America/Asuncion America/Guayaquil America/Panama America/Havana America/Puerto_Rico America/Sao_Paulo America/Manaus America/Bahia America/Fortaleza America/Recife ' +
  'America/Belem America/Cuiaba America/Campo_Grande America/Porto_Velho America/Rio_Branco America/Noronha America/Detroit America/Indiana/Indianapolis America/Boise America/Jamaica America/Costa_Rica America/Guatemala ' +
  'Europe/London Europe/Dublin Europe/Lisbon Europe/Madrid Europe/Paris Europe/Brussels Europe/Amsterdam Europe/Berlin Europe/Zurich Europe/Vienna ' +
  'Europe/Rome Europe/Copenhagen Europe/Oslo Europe/Stockholm Europe/Helsinki Europe/Warsaw Europe/Prague Europe/Budapest Europe/Bucharest Europe/Sofia Europe/Athens Europe/Kyiv Europe/Istanbul Europe/Moscow ' +
  'Europe/Belgrade Europe/Zagreb Europe/Luxembourg Europe/Minsk Europe/Riga Europe/Vilnius Europe/Tallinn Atlantic/Reykjavik Atlantic/Azores Atlantic/Canary ' +
  'Africa/Cairo Africa/Johannesburg Africa/Lagos Africa/Nairobi Africa/Casablanca Africa/Algiers Africa/Tunis Africa/Accra Africa/Addis_Ababa Africa/Luanda Africa/Maputo ' +
  'Asia/Jerusalem Asia/Riyadh Asia/Dubai Asia/Baghdad Asia/Tehran Asia/Kabul Asia/Karachi Asia/Calcutta Asia/Colombo Asia/Katmandu Asia/Dhaka Asia/Rangoon Asia/Bangkok Asia/Saigon ' +
  'Asia/Jakarta Asia/Singapore Asia/Kuala_Lumpur Asia/Manila Asia/Shanghai Asia/Hong_Kong Asia/Taipei Asia/Tokyo Asia/Seoul Asia/Almaty Asia/Tashkent Asia/Yekaterinburg Asia/Novosibirsk ' +
  'Asia/Vladivostok Asia/Beirut Asia/Amman Asia/Qatar Asia/Kuwait Asia/Baku Asia/Tbilisi Asia/Yerevan Asia/Ulaanbaatar ' +
  'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Australia/Hobart Australia/Lord_Howe Pacific/Auckland Pacific/Chatham Pacific/Fiji Pacific/Guam Pacific/Tongatapu Pacific/Kiritimati').split(' ');
// Other names of these: node says the first in resolvedOptions.
const LINKS = ['Etc/UTC', 'Etc/GMT', 'GMT', 'Etc/UCT', 'UCT', 'Zulu', 'Etc/Zulu', 'Universal', 'Etc/Universal', 'GMT0', 'Etc/GMT0', 'Etc/Greenwich', 'Greenwich', 'GMT+0', 'GMT-0', 'Etc/GMT+0', 'Etc/GMT-0', 'US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific', 'US/Alaska', 'US/Hawaii', 'US/Arizona', 'Canada/Eastern', 'Canada/Pacific',
  'Brazil/East', 'Brazil/West', 'America/Buenos_Aires', 'America/Indianapolis', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Ho_Chi_Minh', 'Europe/Kiev', 'Asia/Istanbul', 'Turkey', 'GB', 'Eire', 'Portugal', 'Japan', 'PRC', 'ROK', 'Singapore', 'Hongkong', 'Israel', 'Iran', 'Egypt', 'Jamaica', 'Cuba', 'Asia/Tel_Aviv', 'Asia/Chongqing', 'NZ', 'Australia/ACT', 'Australia/NSW', 'Australia/Victoria', 'Australia/Queensland', 'Australia/Canberra', 'America/Montreal', 'Asia/Calcutta', 'Asia/Saigon'];

const formats = new Map();
export function offsetAt(zone, time) {
  if (!formats.has(zone)) formats.set(zone, new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }));
  const fields = {};
  for (const { type, value } of formats.get(zone).formatToParts(time)) fields[type] = Number(value);
  return Math.round((Date.UTC(fields.year, fields.month - 1, fields.day, fields.hour, fields.minute, fields.second) - time) / 60e3 * 60) / 60;
}

// [time in minutes, offset in minutes], the first at the beginning of 1970.
function changes(zone) {
  const start = 0, end = Date.UTC(2038, 0, 1), step = 14 * 24 * HOUR;
  let offset = offsetAt(zone, start);
  const out = [[0, offset]];
  for (let time = start; time < end; time += step) {
    let low = time, high = time + step;
    if (offsetAt(zone, high) === offset) continue;
    while (high - low > 60e3) {
      const middle = Math.floor((low + high) / 2 / 60e3) * 60e3;
      if (offsetAt(zone, middle) === offset) low = middle; else high = middle;
    }
    offset = offsetAt(zone, high);
    out.push([high / 60e3, offset]);
    time = high - step;
  }
  return out;
}

// Offsets of the zone, in minutes, then the changes: the place of the new offset, and the minutes since the last change,
// both in base 36.
export function zoneText(zone) {
  const rows = changes(zone), offsets = [...new Set(rows.map(([, offset]) => offset))];
  let last = 0;
  const moves = rows.slice(1).map(([minute, offset]) => {
    const distance = minute - last;
    last = minute;
    return offsets.indexOf(offset).toString(36) + distance.toString(36);
  });
  return { offsets: offsets.join(','), moves };
}

// The commonest moves have a letter each; others stand in brackets.
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
function shortened(texts, lines) {
  const counts = new Map();
  for (const { moves } of texts) for (const move of moves) counts.set(move, (counts.get(move) ?? 0) + 1);
  const common = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, LETTERS.length).map(([move]) => move);
  lines['f.zonemoves'] = common.map((move, i) => LETTERS[i] + move).join(' ');
  return texts.map(({ offsets, moves }) => `${offsets} ${moves.map((move) => common.includes(move) ? LETTERS[common.indexOf(move)] : `(${move})`).join('')}`.trimEnd());
}

const canonical = (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

export function zoneFacts(lines) {
  const zones = [...new Set(ZONES.map(canonical))];
  const byText = new Map();
  const texts = shortened(zones.map(zoneText), lines);
  for (const [i, zone] of zones.entries()) {
    const text = texts[i];
    if (byText.has(text)) lines[`z.${zone}`] = `=${byText.get(text)}`;
    else (byText.set(text, zone), lines[`z.${zone}`] = text);
  }
  lines['f.zonelinks'] = LINKS.filter((link) => zones.includes(canonical(link)) && canonical(link) !== link).map((link) => `${link}>${canonical(link)}`).join(' ');
  lines['f.zones'] = Intl.supportedValuesOf('timeZone').join(' ');
  lines['f.metazones'] = [...metazones()].map(([, { zones }], i) => zones.map((zone) => `${zone}:${i}`).join(' ')).join(' ');
}

// Zones with one set of names in en-US share a number.
const JANUARY = Date.UTC(2024, 0, 15, 12), JULY = Date.UTC(2024, 6, 15, 12);
const nameOf = (tag, zone, timeZoneName, time) => new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName }).formatToParts(time).find((part) => part.type === 'timeZoneName').value;
// A time of summer in the last year that had one.
const summers = new Map();
function summerOf(zone) {
  if (summers.has(zone)) return summers.get(zone);
  let found;
  for (let year = 2024; year > 1975 && found === undefined; year--) {
    const [january, july] = [0, 6].map((month) => Date.UTC(year, month, 15, 12));
    const difference = offsetAt(zone, january) - offsetAt(zone, july);
    const summer = difference > 0 ? january : july, winter = difference > 0 ? july : january;
    if (difference !== 0 && nameOf('en-US', zone, 'long', summer) !== nameOf('en-US', zone, 'long', winter)) found = summer;
  }
  summers.set(zone, found);
  return found;
}
function namesOf(tag, zone) {
  const standard = offsetAt(zone, JANUARY) <= offsetAt(zone, JULY) ? JANUARY : JULY, daylight = summerOf(zone);
  const both = (width) => [nameOf(tag, zone, width, standard), daylight === undefined ? '' : nameOf(tag, zone, width, daylight)];
  return { long: both('long'), short: both('short'), generic: [nameOf(tag, zone, 'longGeneric', standard), nameOf(tag, zone, 'shortGeneric', standard)] };
}
let cache;
function metazones() {
  if (cache) return cache;
  cache = new Map();
  for (const zone of [...new Set(ZONES.map(canonical))]) {
    const names = ['en-US', 'pt-BR'].map((tag) => { const { long, short } = namesOf(tag, zone); return JSON.stringify([long, short.map((name) => /\d/.test(name) ? '' : name)]); }).join();
    if (!cache.has(names)) cache.set(names, { zones: [] });
    cache.get(names).zones.push(zone);
  }
  return cache;
}

const MORE_NAMES = new Set('UTC America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo Europe/London Europe/Paris Europe/Helsinki Europe/Moscow Asia/Tokyo Asia/Shanghai Asia/Calcutta Australia/Sydney'.split(' '));
// Long standard, long daylight, short standard, short daylight, long generic, short generic; what only says the offset is left
// out. Zones share names, so that a generic one that tells a place is left out too.
export function zoneLines(tag, lines, complete) {
  let i = -1;
  for (const { zones } of metazones().values()) {
    i++;
    if (!complete && !zones.some((zone) => MORE_NAMES.has(zone))) continue;
    const { long, short } = namesOf(tag, zones[0]);
    const hasOffset = (name) => /\d/.test(name);
    const generics = zones.map((zone) => namesOf(tag, zone).generic.map((name) => hasOffset(name) && i > 0 ? '' : name).join('|'));
    const usual = generics.reduce((best, one) => generics.filter((other) => other === one).length > generics.filter((other) => other === best).length ? one : best);
    // What most of the zones are called in general; the others say their own names.
    if (complete) for (const [j, zone] of zones.entries()) if (generics[j] !== usual) lines[`wg.${zone}`] = generics[j];
    lines[`wz.${i}`] = [...long, ...short.map((name) => hasOffset(name) && i > 0 ? '' : name), ...(complete ? [usual] : [])].join('|').replace(/\|+$/, '');
  }
  const offset = (zone, width) => nameOf(latin(tag), zone, width, JANUARY);
  lines['z.offset'] = [offset('UTC', 'shortOffset'), offset('UTC', 'longOffset'), offset('America/Sao_Paulo', 'shortOffset'), offset('America/Sao_Paulo', 'longOffset'), offset('Asia/Tokyo', 'shortOffset'), offset('Asia/Calcutta', 'shortOffset')].join('|');
}
