import type { AnalyticsInput, Client } from '@foyer/client';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { createPlayer, type PreparedPlayback } from '@foyer/player';
import { fakePlayback } from '@foyer/player/fake';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hearAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { setBrowserPage } from '@foyer/page-runtime/page/browser-page';
import { ClientProvider } from '@foyer/page-runtime/page/client-context';
import { PageConfigProvider } from '@foyer/page-runtime/page/page-config-context';
import type { TeleportConfig } from '@foyer/page-runtime/page/site-config';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { usePlaybackReports } from './playback-reports.ts';

setBrowserPage(makeBrowserPage());

const about = { content_id: playerAssetFixture.content_id, content_type: 'media_item' };

/** The reports of a page whose calls are answered as told. */
function setUp(answer: () => Promise<void> = async () => undefined, teleport?: TeleportConfig) {
  const { site } = pageConfig();
  const config = pageConfig({ site: { ...site, ...(teleport && { teleport }) } });
  const call = vi.fn((_operation: unknown, _input: { body: object }) => answer());
  const heard: AnalyticsInput[] = [];
  const stopHearing = hearAnalytics((word) => {
    if ('event' in word) heard.push(word.event);
  });
  const client = { call: call as unknown as Client['call'] };
  const { result } = renderHook(() => usePlaybackReports({ contentType: 'media_item' }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageConfigProvider value={config}>
        <ClientProvider value={client}>
          <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
        </ClientProvider>
      </PageConfigProvider>
    ),
  });
  stops.push(stopHearing);
  return { result, heard, call };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  document.body.replaceChildren();
});

describe('usePlaybackReports', () => {
  it('says who watches by the stored uid [ENGINE-015]', () => {
    const uid = 'd3b07384-d113-4ec6-a5d1-2a0b1c2d3e4f';
    localStorage.setItem('uid', uid);
    const { result } = setUp();

    expect(result.current.reportsOf(playerAssetFixture).identity()).toEqual({ uid });
    localStorage.clear();
  });

  it('tells analytics of a playback from its init to its stop [ANALYTICS-008, ANALYTICS-014]', () => {
    const { result, heard } = setUp();
    const stage = document.body.appendChild(document.createElement('section'));
    const video = stage.appendChild(document.createElement('video'));
    const { prepared } = fakePlayback();
    const { onRunning } = result.current.reportsOf(playerAssetFixture);

    act(() => {
      const options = { asset: playerAssetFixture, video, stage, prepared, onRunning };
      stops.push(createPlayer(options).stop);
    });
    const running = result.current.running;
    act(() => stops.pop()?.());

    expect(running?.player).toBeDefined();
    expect(result.current.running).toBeUndefined();
    expect(heard).toMatchObject([
      { type: 'playback_init', ...about },
      { type: 'playback_stop', ...about },
    ]);
  });

  it('says where viewers find each other, and tells analytics why they do not [ENGINE-006, ENGINE-039]', () => {
    const teleport = { tracker: 'wss://tracker.example', iceServers: [] };
    const { result, heard } = setUp(undefined, teleport);
    const stage = document.body.appendChild(document.createElement('section'));
    const video = stage.appendChild(document.createElement('video'));
    const { peers, onRunning } = result.current.reportsOf(playerAssetFixture);
    const peerErrors: NonNullable<PreparedPlayback['peerErrors']> = {
      tell: () => {},
      listen: (listener) => {
        listener({ severity: 1, code: 2, name: 'TELEPORT_INIT_ERROR' });
        return () => {};
      },
    };
    const prepared = { ...fakePlayback().prepared, peerErrors };

    act(() => {
      const options = { asset: playerAssetFixture, video, stage, prepared, onRunning };
      stops.push(createPlayer(options).stop);
    });
    act(() => stops.pop()?.());

    expect(peers).toEqual(teleport);
    expect(heard).toMatchObject([
      { type: 'playback_init' },
      { type: 'playback_error', reason: '1-7-2', is_critical: false, severity: 1 },
      { type: 'playback_stop' },
    ]);
  });

  it('sends a problem as one text, and tells analytics of it [REPORT-004]', async () => {
    const { result, heard, call } = setUp();

    await result.current.reportsOf(playerAssetFixture).onReport(['Нет звука', 'Не играет']);

    const feedback = { text: 'Нет звука,Не играет', ...about };
    expect(call.mock.calls.map(([, { body }]) => body)).toEqual([feedback]);
    expect(heard).toEqual([{ type: 'feedback', ...feedback }]);
  });

  it('says that a problem was not taken, and tells nobody of it', async () => {
    const { result, heard } = setUp(() => Promise.reject(new Error('offline')));

    const report = result.current.reportsOf(playerAssetFixture).onReport(['Нет звука']);

    await expect(report).rejects.toThrow('offline');
    expect(heard).toEqual([]);
  });
});
