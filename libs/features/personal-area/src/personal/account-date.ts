import { formatDate, type LanguageCode, type Translate } from '@foyer/ui/i18n';

/** What turns entries of the account into words, with the texts of `my` loaded. */
export interface PersonalWords {
  t: Translate;
  language: LanguageCode;
  /** The viewer's. */
  timeZone: string;
}

/** «21 ноября 2026» of a moment of the service. */
export const accountDate = (
  moment: string,
  { language, timeZone }: Pick<PersonalWords, 'language' | 'timeZone'>,
): string => formatDate(new Date(moment), language, { timeZone, withYear: true });
