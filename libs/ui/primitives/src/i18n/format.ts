import { dateFormatter } from './date-formatter.ts';
import { languageTags, type LanguageCode } from './languages.ts';
import type { Translate } from './translator.ts';

/** «8,4», `8.4`, and `10` without a decimal. CARD-013, CARD-014 */
export function formatRating(rating: number, language: LanguageCode): string {
  const rounded = Math.round(rating * 10) / 10;
  if (rounded === 10) return '10';
  return language === 'eng' ? rounded.toFixed(1) : rounded.toFixed(1).replace('.', ',');
}

/** «128 мин». CARD-012 */
export function formatDuration(minutes: number, t: Translate): string {
  return t('format.minutes', { count: Math.max(1, Math.round(minutes)) });
}

/** «12 480», thousands set apart by a narrow space that does not break; a comma in English. */
export function formatCount(count: number, language: LanguageCode): string {
  const separator = language === 'eng' ? ',' : '\u202F';
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** «0:42», «1:05:09»: a clock of seconds. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}

/** Months as dates name them; browsers without Armenian data would fall back to English. */
const armenianMonths = [
  'հունվարի',
  'փետրվարի',
  'մարտի',
  'ապրիլի',
  'մայիսի',
  'հունիսի',
  'հուլիսի',
  'օգոստոսի',
  'սեպտեմբերի',
  'հոկտեմբերի',
  'նոյեմբերի',
  'դեկտեմբերի',
];

const dayFormat = dateFormatter({ day: 'numeric', month: 'long' });
const dateFormat = dateFormatter({ day: 'numeric', month: 'long', year: 'numeric' });
const partsFormat = dateFormatter({ day: 'numeric', month: 'numeric', year: 'numeric' });

/** «21 ноября», with the year where it is asked for. Both sides write the same, whatever data a browser has. */
export function formatDate(
  date: Date,
  language: LanguageCode,
  { timeZone, withYear = false }: { timeZone: string; withYear?: boolean },
): string {
  if (language === 'hye') return armenianDate(date, timeZone, withYear);
  const formatOf = withYear ? dateFormat : dayFormat;
  return formatOf(languageTags[language], timeZone)
    .format(date)
    .replace(/\s*г\.$/u, '')
    .replaceAll(' ', '\u00A0');
}

function armenianDate(date: Date, timeZone: string, withYear: boolean): string {
  const parts = partsFormat('en', timeZone).formatToParts(date);
  const part = (type: 'day' | 'month' | 'year') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = `${armenianMonths[Number(part('month')) - 1]}\u00A0${part('day')}`;
  return withYear ? `${day},\u00A0${part('year')}` : day;
}
