import { beforeAll, describe, expect, it } from 'vitest';
import { readManifest, readPlaylist } from '../../../testing/live-manifests.ts';
import { watchLive, type WatchedStream } from '../../../testing/live-watch.ts';
import { realMediaDir } from '../../../testing/real-media.ts';
import { createTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createStreamAccess, streamAddress } from '../stream-access.ts';
import type { Stream } from '../stream-id.ts';
import { timesOfFragment } from './fragment.ts';

let backend: TestBackend;
let nowMs = Date.UTC(2026, 10, 21, 17, 59, 1);

const now = () => nowMs / 1000;

const access = () =>
  createStreamAccess({ ...backend, now: () => new Date(nowMs), print: () => undefined });

beforeAll(async () => {
  backend = await createTestBackend({ MEDIA_DIR: realMediaDir }, { now: () => new Date(nowMs) });
});

/** A stream as the holder of a good token reaches it. */
async function open(stream: Stream, depth = 0): Promise<WatchedStream> {
  const { token } = await access().grant(stream, { depth });
  return {
    now,
    get: async (file) => {
      const answer = await backend.app.request(streamAddress(stream, token, file));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

const live = (channelId: string): Stream => ({ kind: 'live', channelId });

const text = async (stream: WatchedStream, file: string) => (await stream.get(file)).toString();

describe('a live stream', () => {
  it(
    'runs ten minutes without a gap in both formats, its times going on over the end of the film',
    { timeout: 120_000 },
    async () => {
      const watch = watchLive(await open(live('one')), ['720p', 'audio-ru', 'audio-en']);
      for (const endMs = nowMs + 600_000; nowMs <= endMs; nowMs += 2000) await watch.look();

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
    const other = await createTestBackend(
      { MEDIA_DIR: realMediaDir },
      { isKept: true, now: () => new Date(nowMs) },
    );
    const { token } = await access().grant(live('one'));
    const address = streamAddress(live('one'), token, 'manifest.mpd');

    const [here, there] = await Promise.all(
      [backend, other].map(async ({ app }) => (await app.request(address)).text()),
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
      `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${new Date(nowMs).toISOString()}"/>`,
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

describe('files of a live stream', () => {
  const ask = async (file: string, init: RequestInit = {}) => {
    const { token } = await access().grant(live('one'));
    return backend.app.request(streamAddress(live('one'), token, file), init);
  };
  const lastSegment = () => `240p/${Math.floor(now() / 2) - 1}.m4s`;

  it('may be kept for a day by the viewer’s browser, and manifests not at all', async () => {
    const files = [lastSegment(), '240p/init.mp4', 'manifest.mpd', '240p.m3u8'];
    const answers = await Promise.all(files.map((file) => ask(file)));

    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, max-age=86400, immutable',
      'private, max-age=86400, immutable',
      'no-store',
      'no-store',
    ]);
  });

  it('are served in parts, and measured without being sent', async () => {
    const whole = Buffer.from(await (await ask(lastSegment())).arrayBuffer());

    const part = await ask(lastSegment(), { headers: { range: 'bytes=100-199' } });
    const beyond = await ask(lastSegment(), { headers: { range: `bytes=${whole.length}-` } });
    const head = await ask(lastSegment(), { method: 'HEAD' });

    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-199/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    expect(beyond.status).toBe(416);
    expect([head.headers.get('content-length'), await head.text()]).toEqual([
      String(whole.length),
      '',
    ]);
  });

  it('are of the type that players expect', async () => {
    const files = ['manifest.mpd', 'variant.m3u8', lastSegment(), 'thumbnails.jpg'];
    const answers = await Promise.all(files.map((file) => ask(file)));

    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/dash+xml',
      'application/vnd.apple.mpegurl',
      'video/mp4',
      'image/jpeg',
    ]);
  });

  it('do not seem to end with the film', async () => {
    const init = Buffer.from(await (await ask('720p/init.mp4')).arrayBuffer());

    expect(init.includes('mehd')).toBe(false);
  });
});

describe('the film itself', () => {
  it('has a list of thumbnails, each with its time and place on the first image [THUMB-001, THUMB-002, THUMB-003]', async () => {
    const film = await open({ kind: 'files', folder: 'film' });

    const list = JSON.parse(await text(film, 'thumbnails.json?profile=hd')) as {
      images: string[];
    };

    expect(list).toMatchObject({
      images: ['thumbnails.jpg'],
      thumb_size: { width: 214, height: 120 },
      thumbs: { length: 45, 0: { timestamp: 0, top: 0 }, 44: { timestamp: 88, top: 5280 } },
    });
    expect((await film.get(list.images[0] ?? '')).length).toBeGreaterThan(10_000);
  });
});

describe('a live stream with an offset', () => {
  it('is the stream as it was then, in both formats [LIVE-003]', async () => {
    const stream = await open(live('one'), 3600);
    const edge = async (file: string) => readPlaylist(await text(stream, file)).segments.at(-1);

    const before = await edge('720p.m3u8');
    const late = await edge('720p.m3u8?offset=-600');
    const variants = await text(stream, 'variant.m3u8?offset=-600');
    const manifest = await text(stream, 'manifest.mpd?offset=-600');

    expect(late?.number).toBe((before?.number ?? 0) - 300);
    expect(variants).toContain('\n720p.m3u8?offset=-600\n');
    expect(variants).toContain('URI="audio-ru.m3u8?offset=-600"');
    expect(manifest).toContain('availabilityStartTime="1970-01-01T00:10:00.000Z"');
    expect(readManifest(manifest).get('720p')?.segments.at(-1)?.number).toBe(late?.number);
  });

  it('runs on like the live stream', async () => {
    const stream = await open(live('one'), 3600);
    const late = {
      now: () => now() - 600,
      get: (file: string) => stream.get(/\.(mpd|m3u8)$/.test(file) ? `${file}?offset=-600` : file),
    };
    const watch = watchLive(late, ['240p', 'audio-ru']);
    for (const endMs = nowMs + 100_000; nowMs <= endMs; nowMs += 2000) await watch.look();

    expect(watch.faults).toEqual([]);
    expect(watch.counts['dash 240p']).toBe(110);
  });

  it('goes back no further than its viewer may', async () => {
    const stream = await open(live('one'), 600);

    await expect(stream.get('manifest.mpd?offset=-601')).rejects.toThrow('403');
    await expect(stream.get('manifest.mpd?offset=-600')).resolves.toBeDefined();
  });

  it.each(['5', 'x', '-1.5', '--5'])('does not know the offset %s', async (offset) => {
    const stream = await open(live('one'), 600);

    await expect(stream.get(`manifest.mpd?offset=${offset}`)).rejects.toThrow('400');
  });
});

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
    nowMs = (start + 60) * 1000;

    const running = await text(stream, '240p.m3u8');
    const runningManifest = await text(stream, 'manifest.mpd');
    nowMs = (start + 120) * 1000;
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
