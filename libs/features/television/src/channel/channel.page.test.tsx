import { channelQuery, channelsQuery, guideQuery, noteServiceTime } from '@foyer/client';
import { channelFixture, guideFixture, programmeShortFixture } from '@foyer/contract/fixtures';
import { dayRange } from '@foyer/screens/guide';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { familyData } from '@foyer/page-runtime/testing/family-data';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { ChannelPage } from './channel.page.tsx';
import { similarInput } from './load-channel.ts';

const path = '/tv/pervyy-ekran';
const now = programmeShortFixture.start_time + 60;
const opening = { channelIds: ['pervyy-ekran'], ...dayRange('2026-11-21', 'Europe/Moscow') };

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

/** Shows the channel a minute after its evening news have begun. */
async function show() {
  noteServiceTime(now * 1000);
  const call = vi.fn(async ({ operationId }: { operationId: string }) =>
    operationId === 'listReminders' ? { items: [] } : undefined,
  );
  const { client, queryClient, put } = familyData(call);
  put(channelQuery(client, 'pervyy-ekran'), channelFixture);
  put(channelsQuery(client, similarInput(channelFixture)), { items: [] });
  put(guideQuery(client, opening), guideFixture);
  const element = (
    <ChannelPage id="pervyy-ekran" madeAt={now} date="2026-11-21" opening={opening} />
  );
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('heading', { level: 1 });
  return { call, page: { client, queryClient, loadTexts: async () => undefined } };
}

const calls = (call: ReturnType<typeof vi.fn>) =>
  call.mock.calls.map(([operation]) => operation.operationId);

describe('ChannelPage', () => {
  it('bears its name and shows the way to it, what is on and what comes next [CRUMB-002]', async () => {
    await show();

    const way = screen.getAllByRole('navigation')[0];
    expect([...(way?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Софит',
      'ТВ-каналы',
      'Первый экран',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Итоги дня' })).toBeTruthy();
    expect(screen.getByText(/^Далее в\s21:45/u)).toBeTruthy();
  });

  it('asks the service to remind of a programme to come', async () => {
    const { call, page } = await show();
    const tell = vi.fn();
    const running = { matches: () => true };
    const actor = {
      subscribe: () => ({ unsubscribe: () => undefined }),
      getSnapshot: () => running,
    };
    await act(async () => publishShell({ page, tell, actor } as unknown as Shell));

    const [remind] = await screen.findAllByRole('button', { name: /^Напомнить: Метрополис/u });
    if (!remind) throw new Error('no bell');
    await userEvent.click(remind);

    await vi.waitFor(() => expect(calls(call)).toContain('addReminder'));
    await vi.waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        'notifications',
        expect.objectContaining({
          notice: expect.objectContaining({ message: { key: 'tv.reminder.added' } }),
        }),
      ),
    );
  });
});
