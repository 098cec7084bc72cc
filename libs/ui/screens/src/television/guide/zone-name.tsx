import { dateFormatter } from '@foyer/ui/i18n/date-formatter';
import { useLanguage } from '@foyer/ui/i18n';
import { languageTags } from '@foyer/ui/languages';
import { useIsHydrated } from '@foyer/ui/use-is-hydrated';

const place = dateFormatter({ timeZoneName: 'shortGeneric' });
const offset = dateFormatter({ timeZoneName: 'shortOffset' });

const nameIn = (format: Intl.DateTimeFormat, moment: number): string =>
  format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** What {@link ZoneName} needs. */
export interface ZoneNameProps {
  /** In which times are shown. */
  timeZone: string;
  /** Seconds since 1970; in summer the offset may be another one. */
  moment: number;
}

/**
 * The zone of the times beside it, such as « · Москва, GMT+3», for a device whose clock is another one's. Only the browser
 * knows that one, so the server says nothing.
 */
export function ZoneName({ timeZone, moment }: ZoneNameProps) {
  const tag = languageTags[useLanguage()];
  if (!useIsHydrated()) return null;
  const milliseconds = moment * 1000;
  const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();
  const hours = nameIn(offset(tag, timeZone), milliseconds);
  if (hours === nameIn(offset(tag, own), milliseconds)) return null;
  return <> · {[...new Set([nameIn(place(tag, timeZone), milliseconds), hours])].join(', ')}</>;
}
