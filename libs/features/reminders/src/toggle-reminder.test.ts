import { addReminderOperation, removeReminderOperation, type User } from '@foyer/contract';
import { programmeFixture } from '@foyer/contract/fixtures';
import { programmeQuery, remindersQuery, userQuery } from '@foyer/client';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { remindersPage } from './reminder-words.ts';
import { toggleReminder } from './toggle-reminder.ts';

const { id } = programmeFixture;

/** A shell whose sign-in is a dialog that resolves when it is told so. */
function surroundings({ isSignedIn = true, fails = false } = {}) {
  const call = vi.fn(async (_operation: unknown, _input: unknown) => {
    if (fails) throw new Error('refused');
    return undefined;
  });
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { is_auth: isSignedIn } as User);
  const programme = programmeQuery(client, id).queryKey;
  queryClient.setQueryData(programme, programmeFixture);
  const list = remindersQuery(client, remindersPage).queryKey;
  queryClient.setQueryData(list, { items: [] });
  const heard = new Map<string, (event: { id: string }) => void>();
  const modal = {
    on: (name: string, hear: (event: { id: string }) => void) => {
      heard.set(name, hear);
      return { unsubscribe: () => undefined };
    },
  };
  const tell = vi.fn();
  const shell = {
    page: { client, queryClient, loadTexts: async () => undefined },
    tell,
    actor: { system: { get: () => modal } },
  } as unknown as Pick<Shell, 'page' | 'tell' | 'actor'>;
  return {
    shell,
    call,
    notices: () =>
      tell.mock.calls.map(([to, { notice, request }]) => [to, notice?.message ?? request]),
    isSet: () => Reflect.get(queryClient.getQueryData(programme) ?? {}, 'is_reminder_set'),
    isListStale: () => queryClient.getQueryState(list)?.isInvalidated,
    signIn: () => heard.get('modal.resolved')?.({ id: 'sign-in' }),
  };
}

describe('toggleReminder', () => {
  it('sets a reminder, marks the programme, lets lists come anew and says so', async () => {
    const { shell, call, notices, isSet, isListStale } = surroundings();

    await toggleReminder(shell, id, true);

    expect(call.mock.calls.map(([operation, input]) => [operation, input])).toEqual([
      [addReminderOperation, { params: { programme_id: id } }],
    ]);
    expect([isSet(), isListStale()]).toEqual([true, true]);
    expect(notices()).toEqual([['notifications', { key: 'tv.reminder.added' }]]);
  });

  it('takes it back', async () => {
    const { shell, call, notices, isSet } = surroundings();

    await toggleReminder(shell, id, false);

    expect(call.mock.calls.map(([operation]) => operation)).toEqual([removeReminderOperation]);
    expect(isSet()).toBe(false);
    expect(notices()).toEqual([['notifications', { key: 'tv.reminder.removed' }]]);
  });

  it('changes nothing where the service refuses, and says so', async () => {
    const { shell, notices, isSet, isListStale } = surroundings({ fails: true });

    await toggleReminder(shell, id, true);

    expect([isSet(), isListStale()]).toEqual([false, false]);
    expect(notices()).toEqual([['notifications', { key: 'tv.reminder.failed' }]]);
  });

  it('asks a visitor to sign in, and the address of the page then says how to go on', async () => {
    window.history.replaceState(null, '', '/tv/pervyy-ekran?date=2026-11-21');
    const { shell, call, notices, signIn } = surroundings({ isSignedIn: false });

    await toggleReminder(shell, id, true);
    expect(notices()).toEqual([['modal', { id: 'sign-in', name: 'login' }]]);
    expect(window.location.search).toBe('?date=2026-11-21');
    signIn();

    expect(window.location.search).toBe(`?date=2026-11-21&remind=${id}`);
    expect(call.mock.calls).toEqual([]);
  });
});
