import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../../../tools/media/assets/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  mpd: 'application/dash+xml',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  vtt: 'text/vtt',
};

/** Of the film there is so much at first when it is broadcast, in seconds; more comes as time passes. */
const AIRED_SECONDS = 66;
const SEGMENT_SECONDS = 2;
/** Seconds since 1970 at which each broadcast began. */
const starts = new Map<string, number>();

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A manifest or playlist of the film, as if it were being broadcast. */
function broadcast(file: string, text: string, playback: string, delay: number): string {
  const now = Date.now() / 1000;
  const start = starts.get(playback) ?? now - AIRED_SECONDS;
  starts.set(playback, start);
  const count = Math.floor((now - delay - start) / SEGMENT_SECONDS);
  if (file.endsWith('.mpd')) {
    return text
      .replace(
        /type="static" mediaPresentationDuration="[^"]+"/,
        `type="dynamic" availabilityStartTime="${isoTime(start + delay)}" publishTime="${isoTime(now)}" minimumUpdatePeriod="PT2S" timeShiftBufferDepth="PT80S"`,
      )
      .replaceAll('<Period id="0">', '<Period id="0" start="PT0S">')
      .replaceAll(
        /(<S t="0" d="\d+") r="(\d+)"\/>(?:\s*<S [^>]*>)*/g,
        (_, head: string) => `${head} r="${count - 1}"/>`,
      )
      .replace(
        '</MPD>',
        `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:direct:2014" value="${isoTime(now)}"/></MPD>`,
      );
  }
  if (text.includes('#EXT-X-STREAM-INF')) {
    const query = `?offset=${-delay}`;
    return text
      .replaceAll(/URI="([^"]+)"/g, `URI="$1${query}"`)
      .replaceAll(/^(?!#)(\S+)$/gm, `$1${query}`);
  }
  const [head = '', ...segments] = text
    .replace('#EXT-X-ENDLIST', '')
    .replace(/#EXT-X-PLAYLIST-TYPE:VOD\n/, '')
    .split(/(?=#EXTINF)/);
  const clock = `#EXT-X-PROGRAM-DATE-TIME:${isoTime(start)}\n`;
  return head + clock + segments.slice(0, count).join('');
}

/** How many bytes a second a playback gets, by its age in seconds and whether its test has widened the link. */
type Rate = (age: number, isWidened: boolean) => number;

const kilobits = (rate: number) => (rate * 1000) / 8;

/** Links that an address can name in place of a fault: as wide as 720p needs, one that narrows for a while, one that is narrow until it is widened. */
const links: Readonly<Record<string, Rate>> = {
  narrow: () => kilobits(1_300),
  drop: (age) => kilobits(age > 10 && age < 20 ? 350 : 1_300),
  widens: (_, isWidened) => kilobits(isWidened ? 10_000 : 230),
};

/** When the link of each playback is free again, and since when it is there, in milliseconds. */
const queues = new Map<string, { since: number; freeAt: number }>();
const PIECE_BYTES = 8_192;
/** Playbacks whose link is wide by now: their test has asked for `widen` beside their assets. */
const widened = new Set<string>();

/** Sends a body as fast as a link lets it; all files of a playback share it. */
async function sendSlowly(response: ServerResponse, body: Buffer, playback: string, rate: Rate) {
  const now = Date.now();
  const queue = queues.get(playback) ?? { since: now, freeAt: now };
  queues.set(playback, queue);
  for (let at = 0; at < body.byteLength && isOpen(response); at += PIECE_BYTES) {
    const piece = body.subarray(at, at + PIECE_BYTES);
    const takes =
      (piece.byteLength / rate((Date.now() - queue.since) / 1000, widened.has(playback))) * 1000;
    queue.freeAt = Math.max(queue.freeAt, Date.now()) + takes;
    const wait = queue.freeAt - Date.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    response.write(piece);
  }
  if (isOpen(response)) response.end();
}

/** What goes wrong with an answer: a status, a body that stops half-way, or one whose connection breaks there. */
type Mishap = number | 'hangs' | 'breaks';

/** Which files are in trouble, with what, and how often per playback. */
interface Fault {
  files: RegExp;
  mishap: Mishap;
  times: number;
  /** So many answers come before it. @default 0 */
  after?: number;
}

const third = /\d+p\/4\.m4s$/;
const manifest = /(manifest\.mpd|variant\.m3u8)$/;

/** The faults that an address can name: `/media/<fault>/<playback>/<asset>/<file>`. */
const faults: Readonly<Record<string, Fault>> = {
  none: { files: /^$/, mishap: 200, times: 0 },
  'segment-503-twice': { files: third, mishap: 503, times: 2 },
  'segment-404-once': { files: third, mishap: 404, times: 1 },
  'segment-404-always': { files: third, mishap: 404, times: Number.POSITIVE_INFINITY },
  'segments-gone': {
    files: /\d+p\/(?:[4-9]|\d\d+)\.m4s$/,
    mishap: 404,
    times: Number.POSITIVE_INFINITY,
  },
  'segments-404-in-a-row': {
    files: /\d+p\/[4-6]\.m4s$/,
    mishap: 404,
    times: Number.POSITIVE_INFINITY,
  },
  'sound-404-always': {
    files: /audio-ru\/4\.m4s$/,
    mishap: 404,
    times: Number.POSITIVE_INFINITY,
  },
  'end-404-once': { files: /\d+p\/45\.m4s$/, mishap: 404, times: 1 },
  'segment-breaks-twice': { files: third, mishap: 'breaks', times: 2 },
  'segment-hangs-once': { files: third, mishap: 'hangs', times: 1 },
  'manifest-503-once': { files: manifest, mishap: 503, times: 1 },
  // The first answers of a broadcast come; its refreshes do not, for a while.
  'refresh-503': { files: /(manifest\.mpd|\d+p\.m3u8)$/, mishap: 503, times: 3, after: 2 },
  'manifest-404': { files: manifest, mishap: 404, times: Number.POSITIVE_INFINITY },
};

const isOpen = (response: ServerResponse) => !response.destroyed && !response.writableEnded;

async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  mishaps: Map<string, number>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, fault = '', playback = '', asset = '', ...rest] = pathname.split('/');
  if (asset === 'widen') {
    widened.add(playback);
    response.writeHead(204).end();
    return;
  }
  const isBroadcast = asset === 'channel';
  const file = [isBroadcast ? 'film' : asset, ...rest].join('/');
  const {
    files,
    mishap,
    times,
    after = 0,
  } = faults[fault] ?? { files: /^$/, mishap: 200, times: 0 };
  const isConcerned = files.test(file);
  const count = mishaps.get(playback) ?? 0;
  const isHit = isConcerned && count >= after && count < after + times;
  if (isConcerned) mishaps.set(playback, count + 1);
  if (isHit && typeof mishap === 'number') {
    response.writeHead(mishap).end();
    return;
  }
  const stored = await readFile(folder + file).catch(() => undefined);
  if (!stored) {
    response.writeHead(404).end();
    return;
  }
  const delay = Math.abs(Number(searchParams.get('offset') ?? 0));
  const isList = isBroadcast && /\.(mpd|m3u8)$/.test(file);
  const body = isList ? Buffer.from(broadcast(file, String(stored), playback, delay)) : stored;
  response.writeHead(200, {
    'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
  });
  const link = links[fault];
  if (link) {
    await sendSlowly(response, body, playback, link);
    return;
  }
  if (!isHit) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, body.byteLength / 2));
  if (mishap === 'breaks') setTimeout(() => isOpen(response) && response.destroy(), 100);
}

/** Answers ClearKey requests from the keys beside the encrypted film; without the token it refuses. */
async function answerLicence(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers['preauthorization'] !== 'licence-t0ken') {
    response.writeHead(403).end();
    return;
  }
  const keys: unknown = JSON.parse(await readFile(`${folder}film-protected/keys.json`, 'utf8'));
  const { kid, key } = keys as { kid: string; key: string };
  const encode = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
  response.writeHead(200, { 'content-type': 'application/json' });
  const entry = { kty: 'oct', kid: encode(kid), k: encode(key) };
  response.end(JSON.stringify({ keys: [entry], type: 'temporary' }));
}

/** Serves the demo's media to engines under test, with faults on demand. */
export function mediaPlugin(): Plugin {
  const mishaps = new Map<string, number>();
  return {
    name: 'media-for-engines',
    configureServer: ({ middlewares }) => {
      middlewares.use('/media', (request, response) => {
        void answerFile(request, response, mishaps);
      });
      middlewares.use('/licences/clearkey', (request, response) => {
        void answerLicence(request, response);
      });
    },
  };
}
