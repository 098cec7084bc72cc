import { remindersQuery, type Client } from '@foyer/client';
import type { RemindersPage } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** Start of the keys of {@link reminderList}. */
export const reminderListKey = ['list', 'my-reminders'] as const;

/** A programme that the profile is reminded of. */
export type Reminder = RemindersPage['items'][number];

/** The programmes to come that the profile is reminded of, the earliest first. */
export const reminderList = (client: Client, first: number) =>
  listPages<RemindersPage>(['my-reminders'], first, (page, signal) =>
    remindersQuery(client, { page }).queryFn({ signal }),
  );
