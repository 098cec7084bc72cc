import {
  addReminderOperation,
  listRemindersOperation,
  pageQuery,
  removeReminderOperation,
  type PageInput,
  type RemindersPage,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** The programmes to come that the profile is reminded of, the earliest first. */
export function listReminders(
  client: Client,
  page: PageInput = {},
  signal?: AbortSignal,
): Promise<RemindersPage> {
  return client.call(listRemindersOperation, { query: pageQuery(page) }, signal);
}

/**
 * Reminds the profile of a programme, five minutes before it begins; once more changes nothing.
 *
 * @throws {@link ApiError} 1000120 for a programme that has begun, or when there are too many already.
 */
export function addReminder(
  client: Client,
  { programmeId }: { programmeId: string },
  signal?: AbortSignal,
): Promise<undefined> {
  return client.call(addReminderOperation, { params: { programme_id: programmeId } }, signal);
}

/** Takes a reminder back; there may be none. */
export function removeReminder(
  client: Client,
  { programmeId }: { programmeId: string },
  signal?: AbortSignal,
): Promise<undefined> {
  return client.call(removeReminderOperation, { params: { programme_id: programmeId } }, signal);
}
