import { describe, expect, it } from 'vitest';
import { dashSettings } from './dash/dash-settings.ts';
import { hlsSettings } from './hls/hls-settings.ts';

const hls = (isLive: boolean, isStarted = false) =>
  hlsSettings({
    source: { url: '', isLive },
    startTime: undefined,
    firstEstimate: 3_000_000,
    isStarted,
  });
const dash = (isLive: boolean) => dashSettings(isLive).streaming;

describe('the settings of both engines', () => {
  it('load 30 s ahead live and 120 s on demand [ENGINE-007, ENGINE-008]', () => {
    const goals = [true, false].map((isLive) => [
      hls(isLive).maxBufferLength,
      hls(isLive).maxMaxBufferLength,
      dash(isLive)?.buffer?.bufferTimeDefault,
      dash(isLive)?.buffer?.bufferTimeAtTopQuality,
      dash(isLive)?.buffer?.bufferTimeAtTopQualityLongForm,
    ]);
    expect(goals).toEqual([
      [30, 30, 30, 30, 30],
      [120, 120, 120, 120, 120],
    ]);
  });

  it('play 40 s behind the edge [ENGINE-011]', () => {
    expect([
      hls(true).liveSyncDuration,
      dash(true)?.delay?.liveDelay,
      dash(true)?.delay?.useSuggestedPresentationDelay,
    ]).toEqual([40, 40, false]);
  });

  it('start in the lowest rendition', () => {
    expect([hls(false).startLevel, dash(false)?.abr?.initialBitrate?.video]).toEqual([0, 1]);
  });

  it('go on from a start in what the link was seen to carry', () => {
    const { startLevel, testBandwidth } = hls(false, true);
    const { initialBitrate } = dashSettings(false, 4_000_000).streaming?.abr ?? {};
    expect([startLevel, testBandwidth, initialBitrate?.video]).toEqual([-1, false, 2800]);
  });

  it('offer nothing that the page’s policy forbids to read', () => {
    expect(hls(false)).toMatchObject({ enableIMSC1: false, enableWorker: false });
  });

  it('leave tries and time-outs of files to the delivery', () => {
    const { fragLoadPolicy, manifestLoadPolicy, playlistLoadPolicy } = hls(false);
    const policies = [fragLoadPolicy, manifestLoadPolicy, playlistLoadPolicy];
    expect(policies.map((policy) => policy?.default.errorRetry)).toEqual([null, null, null]);
    const { MPD, MediaSegment, InitializationSegment } = dash(false)?.retryAttempts ?? {};
    expect([MPD, MediaSegment, InitializationSegment]).toEqual([0, 0, 0]);
  });
});
