import { beforeAll, describe, expect, it } from 'vitest';
import { readManifest, readPlaylist } from '../../../testing/live-manifests.ts';
import { watchLive } from '../../../testing/live-watch.ts';
import { createStreamWorld, live, text, type StreamWorld } from '../../../testing/stream-world.ts';
import type { Stream } from '../stream-id.ts';

let world: StreamWorld;

beforeAll(async () => {
  world = await createStreamWorld();
});

const now = () => world.now();
const setNow = (seconds: number) => world.setNow(seconds);
const open = (stream: Stream, depth?: number) => world.open(stream, depth);

describe('a live stream', () => {
  it(
    'runs ten minutes without a gap in both formats, its times going on over the end of the film',
    { timeout: 120_000 },
    async () => {
      const watch = watchLive(await open(live('one')), ['720p', 'audio-ru', 'audio-en']);
      for (const end = now() + 600; now() <= end; setNow(now() + 2)) await watch.look();

      expect(watch.faults).toEqual([]);
      // Ten minutes, and the window of two minutes that was there at the beginning.
      const each = 360;
      expect(watch.counts).toEqual({
        'dash 720p': each,
        'hls 720p': each,
        'dash audio-ru': each,
        'hls audio-ru': each,
        'dash audio-en': each,
        'hls audio-en': each,
      });
    },
  );

  it('says the same in another process', async () => {
    const other = await createStreamWorld();
    const [here, there] = await Promise.all(
      [world, other].map(async ({ setNow: setClock, open: openStream }) => {
        setClock(1_800_000_001);
        return text(await openStream(live('one')), 'manifest.mpd');
      }),
    );

    expect(there).toBe(here);
    expect(here).toContain('type="dynamic"');
  });

  it('shows each channel another moment of the film', async () => {
    const number = Math.floor(now() / 2) - 1;
    const segments = await Promise.all(
      ['one', 'two', 'three'].map(async (id) =>
        (await open(live(id))).get(`240p/${number}.m4s`).then((bytes) => bytes.toString('base64')),
      ),
    );

    expect(new Set(segments).size).toBe(3);
  });

  it('asks DASH players to stay 40 s behind the edge, and tells them its clock [ENGINE-011]', async () => {
    const manifest = await text(await open(live('one')), 'manifest.mpd');

    expect(manifest).toContain('availabilityStartTime="1970-01-01T00:00:00.000Z"');
    expect(manifest).toContain('suggestedPresentationDelay="PT40S"');
    expect(manifest).toContain('timeShiftBufferDepth="PT120S"');
    expect(manifest).toContain('minimumUpdatePeriod="PT2S"');
    expect(manifest).toContain(
      `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${new Date(now() * 1000).toISOString()}"/>`,
    );
  });

  it('asks HLS players to stay 40 s behind the edge [ENGINE-011]', async () => {
    const playlist = await text(await open(live('one')), '720p.m3u8');

    expect(playlist).toContain('#EXT-X-SERVER-CONTROL:HOLD-BACK=40.0\n');
    expect(playlist).toContain('#EXT-X-START:TIME-OFFSET=-40\n');
    expect(playlist).toContain('#EXT-X-TARGETDURATION:2\n');
  });

  it('names both languages and all subtitles to both kinds of players', async () => {
    const stream = await open(live('one'));

    const variants = await text(stream, 'variant.m3u8');
    const tracks = [...readManifest(await text(stream, 'manifest.mpd')).keys()];

    expect(tracks).toEqual([
      '240p',
      '480p',
      '720p',
      '1080p',
      'audio-ru',
      'audio-en',
      'subtitles-ru',
      'subtitles-en',
      'subtitles-hy',
    ]);
    for (const name of tracks) expect(variants).toContain(`${name}.m3u8`);
  });

  it('gives external players its playlist by their name [ENGINE-017]', async () => {
    const stream = await open(live('one'));

    expect(await text(stream, 'playlist.m3u8')).toBe(await text(stream, 'variant.m3u8'));
  });

  it('carries the subtitles of the moment, in the time of the stream', async () => {
    const stream = await open(live('one'));
    const { segments } = readPlaylist(await text(stream, 'subtitles-en.m3u8'));
    const files = await Promise.all(segments.map(({ address }) => text(stream, address)));
    const index = files.findIndex((file) =>
      file.includes('In every window someone is still awake.'),
    );

    const file = files[index] ?? '';
    const [, hours, minutes, seconds] = /(\d+):(\d+):([\d.]+) --> \S+\nIn every/.exec(file) ?? [];
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

    expect(start).toBeGreaterThanOrEqual(segments[index]?.start ?? 0);
    expect(start).toBeLessThan((segments[index]?.start ?? 0) + 2);
    // It crosses the border, so its neighbour has it too.
    expect(files[index + 1]).toContain('In every window someone is still awake.');
  });

  it('serves nothing that is still to come, and nothing that is long gone', async () => {
    const { get } = await open(live('one'));
    const number = Math.floor(now() / 2);
    const outcomes = await Promise.all(
      [number, number - 1, number - 120, number - 130].map((at) =>
        get(`240p/${at}.m4s`).then(
          () => 'there',
          () => 'not there',
        ),
      ),
    );

    expect(outcomes).toEqual(['not there', 'there', 'there', 'not there']);
  });

  it.each([
    '',
    'x.mpd',
    '720p/0.m4s',
    '720p/x.m4s',
    '720p/1/2.m4s',
    '999p/1.m4s',
    'subtitles-de/1.vtt',
  ])('does not have %j', async (file) => {
    const { get } = await open(live('one'));

    await expect(get(file)).rejects.toThrow('404');
  });
});
