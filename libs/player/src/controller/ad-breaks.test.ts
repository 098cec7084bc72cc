import { adAddresses } from '@foyer/ad-slots/fixtures';
import type { SlotReport } from '@foyer/ad-slots';
import type { PlayerAsset } from '@foyer/contract';
import { liveAssetFixture, playerAssetFixture } from '@foyer/contract/fixtures';
import { selectPhase } from '@foyer/player-machine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetPartnerId, setPartnerId } from '../embed/partner-id.ts';
import { fakeBreaks, fakePlayback } from '../engines/fake/index.ts';
import type { PlayBreak } from './ad-breaks.ts';
import { createPlayer, type PlayerOptions } from './create-player.ts';

const film: PlayerAsset = {
  ...playerAssetFixture,
  ad: adAddresses,
  ad_is_test: false,
  duration: 600,
  start_time: 0,
};
const goesOn: PlayerAsset = { ...film, start_time: 100 };

/** A player of ten minutes with stand-in advertising. */
function run(asset: PlayerAsset, options: Partial<PlayerOptions> = {}) {
  const fake = fakePlayback({ duration: 600 });
  const ads = fakeBreaks();
  const stage = document.createElement('section');
  const running = createPlayer({
    asset,
    video: document.createElement('video'),
    stage,
    prepared: fake.prepared,
    autoplayCheck: () => Promise.resolve({ isAllowed: true }),
    playBreak: ads.playBreak,
    ...options,
  });
  onTestFinished(running.stop);
  const reports: SlotReport[] = [];
  running.ads?.listen((report) => reports.push(report));
  const snapshot = () => running.player.getSnapshot();
  const phase = () => selectPhase(snapshot());
  return {
    ...fake,
    ads,
    stage,
    running,
    reports,
    phase,
    adStatus: () => snapshot().context.isAdPlaying,
    slots: () => ads.asked.map(({ slot }) => slot),
    asksFor: async (...slots: string[]) => {
      await expect.poll(() => ads.asked.map(({ slot }) => slot)).toEqual(slots);
    },
    plays: async () => {
      await expect.poll(phase).toBe('playing');
    },
  };
}

describe('createPlayer with advertising', () => {
  it('plays a preroll before the content, and the content after it [AD-005, AD-006, AD-011]', async () => {
    const { ads, asksFor, plays, phase, adStatus, stage, running } = run(film);
    await asksFor('preroll');
    expect([phase(), adStatus()]).toEqual(['paused', true]);
    expect(stage.textContent).toBe('Чай «Вагонный»');
    expect(running.ads?.get()).toMatchObject({ position: 1, count: 2, isShowing: true });

    ads.advance(10);
    ads.advance(8);
    await plays();

    expect([adStatus(), stage.textContent, running.ads?.get()]).toEqual([false, '', undefined]);
  });

  it('A15: lets a film go on that plays before its player, and still asks for its preroll [AD-007]', async () => {
    const video = document.createElement('video');
    Object.defineProperty(video, 'paused', { configurable: true, value: false });
    const playBreak = vi.fn<PlayBreak>(() => Promise.resolve({ status: 'empty' }));
    const { plays, running, adStatus, reports } = run(film, { video, playBreak });
    const isHeld = vi.fn<() => void>();
    running.player.subscribe(({ context }) => context.isAdPlaying === true && isHeld());
    await plays();
    await expect.poll(() => playBreak.mock.calls[0]?.[0].slot).toBe('preroll');
    await expect.poll(adStatus).toBe('ended');
    expect(running.ads?.get()).toBeUndefined();
    expect(isHeld).not.toHaveBeenCalled();
    expect(reports.map(({ type }) => type)).toEqual(['break.started', 'break.ended']);
  });

  it('asks for no preroll before the viewer has let the content sound', async () => {
    const { running, phase, slots, asksFor } = run(film, {
      autoplayCheck: () => Promise.resolve({ isAllowed: false }),
    });
    await expect.poll(phase).toBe('needUserGesture');
    expect([slots(), running.ads?.get()]).toEqual([[], undefined]);
    // The check of ad blocking ignores presses while it lasts. AD-010
    await expect.poll(() => running.player.getSnapshot().context.isAdChecking).toBe(false);
    running.player.send({ type: 'player.toggle' });
    await asksFor('preroll');
  });

  it('plays a break in the middle and one at the end [AD-013, AD-016, AD-008]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { media, ads, running, slots, phase, adStatus } = run(goesOn);
    await vi.waitFor(() => expect(phase()).toBe('playing'));
    await vi.waitFor(() => expect(running.player.getSnapshot().context.isAdChecking).toBe(false));
    media().advance(210);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([slots(), phase()]).toEqual([['midroll'], 'paused']);
    ads.finish({ status: 'shown' });
    await vi.waitFor(() => expect(phase()).toBe('playing'));
    media().advance(400);
    await vi.waitFor(() => expect(slots()).toEqual(['midroll', 'postroll']));
    ads.finish({ status: 'shown' });
    await vi.waitFor(() => expect([phase(), adStatus()]).toEqual(['ended', 'ended']));
  });

  it('plays a break when the viewer goes on after a pause [AD-014]', async () => {
    const { running, plays, phase, asksFor } = run(goesOn);
    await plays();
    await expect.poll(() => running.player.getSnapshot().context.isAdChecking).toBe(false);
    running.player.send({ type: 'player.toggle' });
    expect(phase()).toBe('paused');
    running.player.send({ type: 'player.toggle' });
    await asksFor('pauseroll');
    expect(phase()).toBe('paused');
  });

  it('lets the viewer skip where that may be', async () => {
    const { ads, asksFor, running, reports, plays } = run(film);
    await asksFor('preroll');
    ads.advance(10);
    running.ads?.ask('ad.skip');
    ads.advance(5);
    running.ads?.ask('ad.skip');
    await plays();
    expect(reports.map(({ type }) => type)).toEqual([
      'break.started',
      'ad.requested',
      'ad.started',
      'ad.ended',
      'ad.started',
      'ad.skipped',
      'break.ended',
    ]);
  });

  it.each([
    ['hls', true],
    ['dash', false],
    [undefined, false],
  ] as const)(
    'A17: lets playlists be played by the engine that is loaded: %s',
    async (engine, may) => {
      const playBreak = vi.fn<PlayBreak>(() => Promise.resolve({ status: 'shown' }));
      const { prepared } = fakePlayback({ duration: 600 });
      run(film, { playBreak, prepared: { ...prepared, engine } });
      await expect.poll(() => playBreak.mock.calls.length).toBe(1);
      expect(playBreak.mock.calls[0]?.[1].attachHls !== undefined).toBe(may);
    },
  );

  it('names the partner of the page around it in ad requests [EMBED-013]', async () => {
    setPartnerId('kino-7');
    onTestFinished(forgetPartnerId);
    const { ads, asksFor } = run(film);
    await asksFor('preroll');
    expect(ads.asked[0]?.address).toBe(`${adAddresses.preroll}&partner_id=kino-7`);
  });

  it('asks for one advertisement in a channel, and for a test where the asset says so [AD-012, AD-019, AD-037]', async () => {
    const { ads, asksFor } = run(
      { ...liveAssetFixture, ad: { preroll: adAddresses.preroll }, ad_is_test: true },
      { now: () => 1_750_000_000 },
    );
    await asksFor('preroll');
    expect(ads.asked[0]).toMatchObject({ limit: 1, isTest: true });
  });

  it('plays the content at once where advertising is blocked [AD-009]', async () => {
    const { plays, adStatus, slots } = run(film, {
      prepareAds: () => Promise.resolve({ isBlocked: true }),
    });
    await plays();
    expect([adStatus(), slots()]).toEqual(['blocked', []]);
  });

  it('has no advertising where nobody plays it or the asset has no slots', async () => {
    const without = run(film, { playBreak: undefined });
    const bare = run({ ...film, ad: {} });
    await Promise.all([without.plays(), bare.plays()]);
    expect([without.running.ads, bare.running.ads]).toEqual([undefined, undefined]);
    expect([without.adStatus(), bare.slots()]).toEqual([false, []]);
  });

  it('takes a break away with the player', async () => {
    const { asksFor, running, stage } = run(film);
    await asksFor('preroll');
    running.stop();
    expect(stage.textContent).toBe('');
  });

  it('stops before its slots have come, and asks for nothing then', async () => {
    const { running, slots } = run(film);
    running.stop();
    await import('./run-ad-slots.ts');
    await Promise.resolve();
    expect(slots()).toEqual([]);
  });
});
