import { dateFormatter } from '../../i18n/date-formatter.ts';
import { formatDate } from '../../i18n/format.ts';
import { languageTags, type LanguageCode } from '../../i18n/languages.ts';

/** Weekdays from Sunday; browsers without Armenian data would fall back to English. */
const armenianWeekdays = [
  { short: 'կիր', long: 'կիրակի' },
  { short: 'երկ', long: 'երկուշաբթի' },
  { short: 'երք', long: 'երեքշաբթի' },
  { short: 'չոր', long: 'չորեքշաբթի' },
  { short: 'հնգ', long: 'հինգշաբթի' },
  { short: 'ուրբ', long: 'ուրբաթ' },
  { short: 'շբթ', long: 'շաբաթ' },
] as const;

const weekdayFormats = {
  short: dateFormatter({ weekday: 'short' }),
  long: dateFormatter({ weekday: 'long' }),
};

/** A day in words. */
export interface DayWords {
  /** «вт». */
  short: string;
  /** «вторник». */
  long: string;
  /** «18». */
  day: string;
  /** «18 ноября». */
  date: string;
}

/** The words of a day, the same on both sides. */
export function dayWords(date: string, language: LanguageCode): DayWords {
  // A date without a time is midnight of UTC, so UTC is the zone in which it stays that date.
  const timeZone = 'UTC';
  const moment = new Date(date);
  const weekday = (width: 'short' | 'long') =>
    language === 'hye'
      ? (armenianWeekdays[moment.getUTCDay()]?.[width] ?? '')
      : weekdayFormats[width](languageTags[language], timeZone).format(moment);
  return {
    short: weekday('short'),
    long: weekday('long'),
    day: String(moment.getUTCDate()),
    date: formatDate(moment, language, { timeZone }),
  };
}
