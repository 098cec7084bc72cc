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

describe('files of a live stream', () => {
  const ask = (file: string, init?: RequestInit) => world.ask(live('one'), file, init);
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
    for (const end = now() + 100; now() <= end; setNow(now() + 2)) await watch.look();

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
