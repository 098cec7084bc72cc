import { formatTime } from '@foyer/screens/guide';
import { formatDate } from '@foyer/ui/i18n';
import type { EntryRow } from '@foyer/screens/entry-rows';
import { programmePath } from '@foyer/site-map';
import type { PersonalWords } from '../personal/account-date.ts';
import type { Reminder } from './reminder-list.ts';

const millisecondsPerSecond = 1000;

/** A programme that is waited for: when it begins, in the viewer's zone, and on which channel. */
export function reminderRow(
  { epg }: Pick<Reminder, 'epg'>,
  { t, language, timeZone }: PersonalWords,
): EntryRow {
  const { id, name, logo, start_time: start, channel_info: channel } = epg;
  const date = formatDate(new Date(start * millisecondsPerSecond), language, { timeZone });
  return {
    id,
    title: name,
    href: programmePath(epg),
    notes: [t('my.reminders.at', { date, time: formatTime(start, timeZone) }), channel.name],
    picture: { image: logo, shape: 'card' },
  };
}
