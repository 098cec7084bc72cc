import { beforeAll, describe, expect, it } from 'vitest';
import { readManifest, readPlaylist } from '../../../testing/live-manifests.ts';
import { createStreamWorld, live, text, type StreamWorld } from '../../../testing/stream-world.ts';
import type { Stream } from '../stream-id.ts';
import { timesOfFragment } from './fragment.ts';

let world: StreamWorld;

beforeAll(async () => {
  world = await createStreamWorld();
});

const now = () => world.now();
const setNow = (seconds: number) => world.setNow(seconds);
const open = (stream: Stream, depth?: number) => world.open(stream, depth);

describe('a programme of the archive', () => {
  const minute = () => Math.floor(now() / 60) * 60;
  const programme = (start: number, end: number): Stream => ({
    kind: 'programme',
    channelId: 'one',
    start,
    end,
  });

  it('shows its own minutes, from 0 to its length, once it has ended', async () => {
    const [start, end] = [minute() - 3600, minute() - 1800];
    const stream = await open(programme(start, end));
    const channel = await open(live('one'), 86_400);

    const manifest = await text(stream, 'manifest.mpd');
    const playlist = await text(stream, '720p.m3u8');
    const named = readManifest(manifest).get('720p');

    expect(manifest).toContain('type="static" mediaPresentationDuration="PT1800S"');
    expect(named?.segments).toHaveLength(900);
    expect(named?.segments[0]?.start).toBe(0);
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n');
    expect(playlist).toContain('#EXT-X-ENDLIST');
    expect(readPlaylist(playlist).segments[0]?.start).toBe(start);
    // The same pictures that the channel showed at that minute.
    const [then, again] = await Promise.all(
      [channel, stream].map(({ get }) => get(`240p/${start / 2 + 5}.m4s`)),
    );
    expect(again?.subarray(-5000).equals(then?.subarray(-5000) ?? Buffer.alloc(0))).toBe(true);
  });

  it('has no gap in itself, in the picture and in the sound', async () => {
    const end = minute();
    const stream = await open(programme(end - 240, end));
    const manifest = readManifest(await text(stream, 'manifest.mpd'));

    const gaps = [];
    for (const name of ['240p', 'audio-ru', 'audio-en']) {
      const times = [];
      for (const { address } of manifest.get(name)?.segments ?? []) {
        times.push(timesOfFragment(await stream.get(address)));
      }
      const ends = times.map(({ decodeTime, duration }) => decodeTime + duration);
      gaps.push(times.slice(1).map(({ decodeTime }, index) => decodeTime - (ends[index] ?? 0)));
    }

    expect(gaps).toEqual([0, 1, 2].map(() => Array.from({ length: 119 }, () => 0)));
  });

  it('grows while the programme runs, and then ends', async () => {
    const start = minute();
    const stream = await open(programme(start, start + 120));
    setNow(start + 60);

    const running = await text(stream, '240p.m3u8');
    const runningManifest = await text(stream, 'manifest.mpd');
    setNow(start + 120);
    const ended = await text(stream, '240p.m3u8');
    const endedManifest = await text(stream, 'manifest.mpd');

    expect(readPlaylist(running)).toMatchObject({ isEnded: false, segments: { length: 30 } });
    expect(running).toContain('#EXT-X-PLAYLIST-TYPE:EVENT\n');
    expect(runningManifest).toContain(
      `type="dynamic" availabilityStartTime="${new Date(start * 1000).toISOString()}"`,
    );
    expect(runningManifest).not.toContain('timeShiftBufferDepth');
    expect(readPlaylist(ended)).toMatchObject({ isEnded: true, segments: { length: 60 } });
    expect(endedManifest).toContain('type="static" mediaPresentationDuration="PT120S"');
  });

  it('is not there before it begins', async () => {
    const { get } = await open(programme(minute() + 600, minute() + 1200));

    await expect(get('manifest.mpd')).rejects.toThrow('404');
  });

  it('serves no minute of its neighbours', async () => {
    const [start, end] = [minute() - 600, minute() - 300];
    const { get } = await open(programme(start, end));

    await expect(get(`240p/${start / 2 - 1}.m4s`)).rejects.toThrow('404');
    await expect(get(`240p/${end / 2}.m4s`)).rejects.toThrow('404');
  });

  it('has a list of thumbnails, each with its time and place on the first image [THUMB-001, THUMB-003]', async () => {
    const stream = await open(programme(minute() - 600, minute() - 300));

    const list: unknown = JSON.parse(await text(stream, 'thumbnails.json?profile=hd'));

    expect(list).toMatchObject({
      images: ['thumbnails.jpg'],
      thumb_size: { width: 214, height: 120 },
      thumbs: { length: 30, 0: { timestamp: 0 }, 1: { timestamp: 10 }, 29: { timestamp: 290 } },
    });
    expect((await stream.get('thumbnails.jpg')).length).toBeGreaterThan(10_000);
  });
});
