import { karaokeItemFixture } from '@foyer/contract/fixtures';
import { karaokeItemQuery, type Client } from '@foyer/client';
import { createTranslator } from '@foyer/ui/i18n';
import { labels } from '@foyer/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { loadSong } from './load-song.ts';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';

async function setUp() {
  const call = vi.fn(() => Promise.reject(new Error('offline')));
  const client = { call: call as unknown as Client['call'] };
  const queryClient = createQueryClient();
  const { t, load } = await createTranslator('rus');
  const { queryKey } = karaokeItemQuery(client, 'beryoza');
  queryClient.setQueryData(queryKey, karaokeItemFixture);
  const page = {
    client,
    queryClient,
    t,
    loadTexts: load,
    label: labels.main,
    language: 'rus' as const,
    hasSession: false,
    config: pageConfig(),
    origin: 'https://sofit.example',
  };
  return { page, call };
}

describe('loadSong', () => {
  it('describes a song for search engines, and asks to play nothing', async () => {
    const { page, call } = await setUp();

    const { head, ...data } = await loadSong(page, { id: 'beryoza', isPlayer: false });

    expect(data).toEqual({ id: 'beryoza', isPlayer: false });
    expect([head.address, head.isIndexed, call.mock.calls.length]).toEqual([
      'https://sofit.example/karaoke/vo-pole-beryoza-stoyala',
      undefined,
      0,
    ]);
    expect(head.title).toContain('Во поле берёза стояла — Народная песня');
  });

  it('asks to sing where the player is asked for; that it could not is the player’s to say [ROUTE-032]', async () => {
    const { page, call } = await setUp();

    const data = await loadSong(page, { id: 'beryoza', isPlayer: true });

    expect(call).toHaveBeenCalledOnce();
    expect([data.answer, data.head.isIndexed]).toEqual([undefined, false]);
  });
});
