import { addReminder, removeReminder, userQuery } from '@foyer/client';
import type { Programme } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { signInFor } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { remindParameter } from './reminder-words.ts';

/** How long words about a reminder stay, in seconds. */
const NOTICE_SECONDS = 10;

type Told = 'added' | 'removed' | 'failed';

/** Says what has become of it. */
async function tellReminder({ page, tell }: Pick<Shell, 'page' | 'tell'>, told: Told) {
  await page.loadTexts('tv');
  tell('notifications', {
    type: 'notice.show',
    notice: {
      tone: told === 'failed' ? 'error' : 'success',
      message: { key: `tv.reminder.${told}` },
      durationSeconds: NOTICE_SECONDS,
      isForced: true,
    },
  });
}

/** Marks a programme wherever its page is kept. */
const markReminder = (queryClient: QueryClient, programmeId: string, isSet: boolean) =>
  queryClient.setQueriesData<Programme>({ queryKey: ['programme'] }, (programme) =>
    programme?.id === programmeId ? { ...programme, is_reminder_set: isSet } : programme,
  );

/**
 * Has a programme reminded of, or not any more, and says so. A visitor is asked to sign in; the page then comes anew and
 * goes on. A refusal changes nothing and is told.
 *
 * @returns Once the lists of reminders say the same.
 */
export async function toggleReminder(
  shell: Pick<Shell, 'page' | 'tell' | 'actor'>,
  programmeId: string,
  isWanted: boolean,
): Promise<void> {
  const { client, queryClient } = shell.page;
  try {
    const { is_auth: isSignedIn } = await queryClient.ensureQueryData(userQuery(client));
    if (!isSignedIn) return signInFor(shell, { parameter: remindParameter, value: programmeId });
    await (isWanted ? addReminder : removeReminder)(client, { programmeId });
  } catch {
    return tellReminder(shell, 'failed').catch(() => undefined);
  }
  markReminder(queryClient, programmeId, isWanted);
  await Promise.allSettled([
    invalidateAfterChange(queryClient, { queryKey: ['reminders'] }),
    tellReminder(shell, isWanted ? 'added' : 'removed'),
  ]);
}
