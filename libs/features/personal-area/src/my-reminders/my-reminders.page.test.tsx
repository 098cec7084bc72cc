import { programmeShortFixture, userFixture } from '@foyer/contract/fixtures';
import { userQuery } from '@foyer/client';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyRemindersPage } from './my-reminders.page.tsx';

afterEach(cleanup);

const path = '/my/reminders';
const reminder = { epg: programmeShortFixture, remind_at: '2026-11-21T09:00:00.000Z' };
const { name } = programmeShortFixture;

type Answer = () => Promise<unknown>;

async function show({
  list = async () => ({ items: [reminder] }),
  change = async () => undefined,
}: { list?: Answer; change?: Answer } = {}) {
  const call = vi.fn(async ({ operationId }: { operationId: string }, _input?: unknown) =>
    operationId === 'listReminders' ? list() : change(),
  );
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, userFixture);
  const element = <MyRemindersPage address={`https://sofit.example${path}`} number={1} />;
  const router = await renderPage(
    [
      { path, element },
      { path: '/my', element: null },
    ],
    path,
    { hasSession: true },
    { client, queryClient },
  );
  await screen.findByRole('heading', { level: 1, name: 'Напоминания' });
  return { call, queryClient, router };
}

const callsOf = (call: Awaited<ReturnType<typeof show>>['call']) =>
  call.mock.calls.map(([{ operationId }]) => operationId).filter((id) => id !== 'listReminders');

describe('MyRemindersPage', () => {
  it('bears its name, shows the way to it, and when a programme is on [CRUMB-003]', async () => {
    await show();

    expect(document.title).toBe('Напоминания — Софит');
    const [crumbs] = screen.getAllByRole('list');
    expect(crumbs?.textContent).toBe('СофитМой разделНапоминания');
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  it('takes a reminder back and sets it again in the same place', async () => {
    const { call } = await show();
    await userEvent.click(await screen.findByRole('button', { name: `Убрать «${name}»` }));
    await userEvent.click(await screen.findByRole('button', { name: `Вернуть «${name}»` }));

    expect(await screen.findByRole('button', { name: `Убрать «${name}»` })).toBeTruthy();
    expect(callsOf(call)).toEqual(['removeReminder', 'addReminder']);
  });

  it('lists anew on the next visit after something was taken out', async () => {
    const { queryClient, router } = await show();
    await userEvent.click(await screen.findByRole('button', { name: `Убрать «${name}»` }));
    await screen.findByRole('button', { name: `Вернуть «${name}»` });

    await router.navigate('/my');

    await vi.waitFor(() =>
      expect(queryClient.getQueriesData({ queryKey: ['list', 'my-reminders'] })).toEqual([]),
    );
  });

  it('says that it was refused, and keeps the row', async () => {
    await show({ change: () => Promise.reject(new Error('No connection')) });

    await userEvent.click(await screen.findByRole('button', { name: `Убрать «${name}»` }));

    expect(await screen.findByText(/получилось/)).toBeTruthy();
    expect(screen.getByRole('button', { name: `Убрать «${name}»` })).toBeTruthy();
  });

  it('leads to the guide where there is none', async () => {
    await show({ list: async () => ({ items: [] }) });

    expect(
      (await screen.findByRole('link', { name: 'Открыть программу' })).getAttribute('href'),
    ).toBe('/tv');
  });

  it('says that the list did not come, and asks again by a press', async () => {
    const list = vi
      .fn<Answer>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue({ items: [reminder] });
    await show({ list });

    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });
});
