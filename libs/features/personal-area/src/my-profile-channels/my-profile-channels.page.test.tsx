import { channelShortFixture, masterProfileFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { familyData } from '@foyer/page-runtime/testing/family-data';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { profileChannelListQuery, type ProfileChannelList } from './channel-list.query.ts';
import { MyProfileChannelsPage } from './my-profile-channels.page.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

const path = '/my/profiles/profile-child/channels';
const whole: ProfileChannelList = { channels: [channelShortFixture], hidden: [] };

/** Shows the channels of the child to its master. */
async function show(list: ProfileChannelList = whole) {
  const call = vi.fn(async () => ({ hidden_channel_ids: ['pervyy-ekran'] }));
  const { client, queryClient, put } = familyData(call);
  const { queryKey } = profileChannelListQuery(client, {
    id: 'profile-child',
    viewerId: masterProfileFixture.id,
  });
  put({ queryKey }, list);
  const element = (
    <MyProfileChannelsPage id="profile-child" address={`https://sofit.example${path}`} />
  );
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('heading', { level: 1 });
  const start = () => act(async () => publishShell({} as Shell));
  return { call, start, kept: () => queryClient.getQueryData<ProfileChannelList>(queryKey) };
}

describe('MyProfileChannelsPage', () => {
  it('bears its name and shows the way to it', async () => {
    await show();

    expect(document.title).toBe('Каналы профиля «Лёва» — Софит');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Софит',
      'Мой раздел',
      'Лёва',
      'Каналы',
    ]);
  });

  it('hides a channel, and remembers it for the next visit', async () => {
    const { call, start, kept } = await show();
    await start();

    await userEvent.click(await screen.findByRole('switch', { name: 'Первый экран' }));

    await vi.waitFor(() => expect(kept()?.hidden).toEqual(['pervyy-ekran']));
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ operationId: 'setProfileChannels' }),
      { params: { id: 'profile-child' }, body: { hidden_channel_ids: ['pervyy-ekran'] } },
      expect.any(AbortSignal),
    );
  });

  it('says that there are no channels', async () => {
    await show({ channels: [], hidden: [] });

    expect(screen.getByRole('link', { name: 'К\u00A0профилю' }).getAttribute('href')).toBe(
      '/my/profiles/profile-child',
    );
  });
});
