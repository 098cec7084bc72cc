import { describe, expect, it } from 'vitest';
import { peerSettings, urgentSeconds } from './peer-settings.ts';

const meeting = { tracker: 'wss://tracker.example', swarm: '/streams/film/variant.m3u8' };
const requestHeaders = () => ({ 'x-rt-playback-session': 'p1' });
const settings = (isLive: boolean) => peerSettings({ ...meeting, isLive, requestHeaders });

describe('urgentSeconds', () => {
  it('loads as far ahead as anybody while alone, and two pieces of 6 s with others [ENGINE-012]', () => {
    const seconds = [true, false].map((isLive) => [
      urgentSeconds(isLive, true),
      urgentSeconds(isLive, false),
    ]);
    expect(seconds).toEqual([
      [30, 12],
      [120, 12],
    ]);
  });
});

describe('peerSettings', () => {
  it('loads no further ahead from the origin than the goal, and one piece of 6 s more from others [ENGINE-012]', () => {
    const windows = [true, false].map((isLive) => {
      const { httpDownloadTimeWindow, p2pDownloadTimeWindow } = settings(isLive);
      return [httpDownloadTimeWindow, p2pDownloadTimeWindow];
    });
    expect(windows).toEqual([
      [30, 36],
      [120, 126],
    ]);
  });

  it('asks no servers but those it is given', () => {
    const { announceTrackers, rtcConfig, swarmId } = settings(false);
    const iceServers = [{ urls: 'stun:ice.example:3478' }];
    const given = peerSettings({ ...meeting, iceServers, isLive: false, requestHeaders });

    expect({ announceTrackers, rtcConfig, swarmId }).toEqual({
      announceTrackers: [meeting.tracker],
      rtcConfig: { iceServers: [] },
      swarmId: meeting.swarm,
    });
    expect(given.rtcConfig).toEqual({ iceServers });
  });

  it('asks the origin with the headers of the playback, and for the rest of a segment alone', async () => {
    const { signal } = new AbortController();
    const range = { start: 500, end: 999 };
    const ask = (rest?: typeof range) =>
      settings(false).httpRequestSetup?.('https://origin.example/1.m4s', undefined, signal, rest);

    const [whole, part] = [await ask(), await ask(range)];
    expect(Object.fromEntries(whole?.headers ?? [])).toEqual({ 'x-rt-playback-session': 'p1' });
    expect(part?.headers.get('range')).toBe('bytes=500-999');
  });
});
