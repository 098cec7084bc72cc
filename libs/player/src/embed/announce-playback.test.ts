import { playerMessageSchema } from '@foyer/embed-sdk/protocol';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createPlayer, type RunningPlayer } from '../controller/create-player.ts';
import { fakePlayback } from '../engines/fake/index.ts';
import { type AdReport, announcePlayback } from './announce-playback.ts';
import type { PlayerNews } from './parent-window.ts';

let running: RunningPlayer | undefined;

/** A film of three minutes that has come to its first picture, and what the page around it heard. */
async function play() {
  const playback = fakePlayback({ duration: 180 });
  const news: PlayerNews[] = [];
  let report: ((report: AdReport) => void) | undefined;
  running = createPlayer({
    asset: playerAssetFixture,
    video: document.createElement('video'),
    stage: document.createElement('section'),
    prepared: playback.prepared,
    autoplayCheck: () => Promise.resolve({ isAllowed: true }),
  });
  const stop = announcePlayback(running, {
    tell: (told) => news.push(told),
    title: 'Метрополис',
    adReports: (hear) => {
      report = hear;
      return () => {
        report = undefined;
      };
    },
  });
  await expect.poll(() => news.map(({ event }) => event)).toContain('playback_start');
  return {
    ...playback,
    news,
    stop,
    player: running.player,
    ad: (what: AdReport) => report?.(what),
    heard: (event: PlayerNews['event']) => news.filter((one) => one.event === event),
  };
}

afterEach(() => running?.stop());

describe('announcePlayback', () => {
  it('tells the start once, and the end with its position [EMBED-002, EMBED-003]', async () => {
    const { media, heard } = await play();
    media().advance(60);
    expect(heard('playback_end')).toEqual([]);
    media().advance(180);

    expect(heard('playback_start')).toHaveLength(1);
    expect(heard('playback_end')).toEqual([{ event: 'playback_end', ads_shown: 0, position: 180 }]);
  });

  it('tells another start when it is watched again', async () => {
    const { media, heard, player } = await play();
    media().advance(180);
    player.send({ type: 'player.replay' });

    expect([heard('playback_start').length, heard('playback_end').length]).toEqual([2, 1]);
  });

  it('ends a playback that is left in the middle, and none that has ended [EMBED-003]', async () => {
    const { media, heard, stop, news } = await play();
    media().advance(42);
    stop();

    expect(news.at(-1)).toEqual({ event: 'playback_end', ads_shown: 0, position: 42 });
    const another = await play();
    another.media().advance(180);
    another.stop();
    expect([heard('playback_end').length, another.heard('playback_end').length]).toEqual([1, 1]);
  });

  it('says what a page may show, with each change but that of the position [EMBED-012]', async () => {
    const { heard, player, media } = await play();
    const before = heard('info').length;
    media().advance(30);
    expect(heard('info')).toHaveLength(before);
    player.send({ type: 'player.pause', reason: 'user' });

    expect(heard('info').slice(before)).toEqual([
      {
        event: 'info',
        title: 'Метрополис',
        state: 'paused',
        position: 30,
        duration: 180,
        volume: 0.8,
        is_muted: false,
      },
    ]);
  });

  it('tells of advertisements, and counts them into the end [EMBED-003, EMBED-004, EMBED-005, EMBED-006, EMBED-007, EMBED-008, EMBED-009, EMBED-010]', async () => {
    const { ad, news, media } = await play();
    media().advance(30);
    const before = news.length;
    ad({ type: 'block.started' });
    ad({ type: 'requested' });
    ad({ type: 'playing' });
    ad({ type: 'ended' });
    ad({ type: 'skipped' });
    ad({ type: 'failed', duration: 15 });
    ad({ type: 'block.ended', count: 4, shown: 2 });
    media().advance(150);

    expect(news.slice(before).filter(({ event }) => event !== 'info')).toEqual([
      { event: 'ads_block_start' },
      { event: 'ad_request' },
      { event: 'ad_playback' },
      { event: 'ad_end' },
      { event: 'ad_skip' },
      { event: 'ad_error', duration: 15 },
      { event: 'ads_block_end', ads_count: 4, ads_shown: 2, position: 30 },
      { event: 'playback_end', ads_shown: 2, position: 180 },
    ]);
  });

  it('says nothing that the protocol does not know [EMBED-001]', async () => {
    const { news, media, stop } = await play();
    media().advance(180);
    stop();

    const envelope = { source: 'foyer', version: 1, content_id: 'metropolis' };
    expect(news.filter((one) => !v.is(playerMessageSchema, { ...envelope, ...one }))).toEqual([]);
  });

  it('hears nothing after it was stopped', async () => {
    const { news, stop, player, ad } = await play();
    stop();
    const before = news.length;
    player.send({ type: 'player.pause', reason: 'user' });
    ad({ type: 'requested' });

    expect(news).toHaveLength(before);
  });
});
