import { useQueryClient } from '@tanstack/react-query';
import { addReminder, removeReminder } from '@foyer/client';
import { tvPath, sitePath } from '@foyer/site-map';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { useRemovals } from '../personal/use-removals.ts';
import { reminderList, reminderListKey, type Reminder } from './reminder-list.ts';
import { reminderRow } from './reminder-row.ts';

const path = sitePath('/my/reminders');

const idOf = ({ epg }: Reminder) => epg.id;

/** The programmes that the profile is reminded of, with the way to take a reminder back. ROUTE-060 */
export function MyRemindersPage({ address, number }: PersonalData) {
  const words = usePersonalWords();
  const { t } = words;
  const client = useClient();
  const queryClient = useQueryClient();
  const changed = async (answer: Promise<unknown>) => {
    await answer;
    // Bells in the guide and on the programme's page.
    for (const queryKey of [['reminders'], ['programme']]) {
      void invalidateAfterChange(queryClient, { queryKey });
    }
  };
  const { rowPart, failure } = useRemovals<Reminder>(reminderListKey, {
    idOf,
    remove: (reminder) => changed(removeReminder(client, { programmeId: idOf(reminder) })),
    restore: (reminder) => changed(addReminder(client, { programmeId: idOf(reminder) })),
  });
  const title = t('crumbs.reminders');
  return (
    <PersonalFrame path={path} address={address} heading={title}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <PersonalList
        label={title}
        list={reminderList(client, number)}
        path={path}
        rowsOf={(reminders) =>
          reminders.map((reminder) => ({
            ...reminderRow(reminder, words),
            ...rowPart(reminder, reminder.epg.name),
          }))
        }
        empty={{
          heading: t('my.reminders.empty'),
          text: t('my.reminders.empty_text'),
          action: { title: t('my.reminders.choose'), href: tvPath },
        }}
      />
    </PersonalFrame>
  );
}
