import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { readRange } from './byte-range.ts';
import { type Fault, takeFault } from './faults.ts';
import { createLink, type Link, type LinkSpeed } from './link.ts';
import { storedName, withGap } from './list-gap.ts';
import { createLiveLoop } from './live-loop.ts';

/** What one request was answered with. */
interface Answered {
  path: string;
  status: number;
  isSpoiled: boolean;
}

/** A server behind an emulated link: pages, the title below `/media`, its endless loop below `/live`. */
export interface BenchServer {
  url: string;
  link: Link;
  /** May be replaced while it runs. */
  faults: Fault[];
  answered: readonly Answered[];
  /** When the live stream began, in ms of the clock. */
  liveEpoch: number;
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.html', '.js', '.css', '.m3u8', '.mpd', '.json', '.svg', '.vtt']);
const packedFiles = new Map<string, Buffer>();

const SILENCE_MS = 120_000;
const KEEP_ALIVE_MS = 60_000;

function readFile(root: string, name: string): Buffer | undefined {
  if (name.includes('..')) return undefined;
  const path = join(root, name);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === undefined
    ? undefined
    : readFileSync(isFolder ? join(path, 'index.html') : path);
}

function pack(key: string, body: Buffer): Buffer {
  const known = packedFiles.get(key) ?? gzipSync(body, { level: 9 });
  packedFiles.set(key, known);
  return known;
}

/**
 * Starts the server. A new connection costs a round trip, and so does every request.
 *
 * @param folders - Of the title, and of the built pages by the first part of their path.
 * @param listed - How many segments the live stream lists.
 */
export async function startBenchServer(
  folders: { title: string; pages: Readonly<Record<string, string>> },
  speed: LinkSpeed,
  listed?: number,
): Promise<BenchServer> {
  const link = createLink(speed);
  const live = createLiveLoop(folders.title, listed);
  const roots: Readonly<Record<string, string>> = { ...folders.pages, media: folders.title };
  const openAt = new WeakMap<Socket, number>();
  const answered: Answered[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const [place = '', ...rest] = path.split('/').filter(Boolean);
    const name = rest.join('/');
    response.on('error', () => {});
    const stillOpening = (openAt.get(request.socket) ?? 0) - performance.now();
    await sleep(Math.max(0, stillOpening) + link.speed.rtt);
    if (response.destroyed) return;

    const isLive = place === 'live';
    const root = roots[place];
    const stored = isLive ? live.file(name) : root && readFile(root, storedName(name));
    const effect = takeFault(server.faults, path);
    const isGap = effect === 'gap' && name.endsWith('.m4s');
    const isList = effect === 'gap' && stored !== undefined && !isGap;
    const found = isList ? Buffer.from(withGap(name, String(stored))) : isGap ? undefined : stored;
    const entry = { path, status: found ? 200 : 404, isSpoiled: effect !== undefined };
    answered.push(entry);
    const headers: Record<string, string | number> = {
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cache-control': isLive ? 'no-store' : 'max-age=3600',
    };
    if (typeof effect === 'number' || !found) {
      entry.status = typeof effect === 'number' ? effect : 404;
      response.writeHead(entry.status, { ...headers, 'cache-control': 'no-store' }).end();
      return;
    }
    const extension = extname(name) || '.html';
    headers['content-type'] = types[extension] ?? 'application/octet-stream';
    let body = effect === 'half' ? found.subarray(0, found.length >> 1) : found;
    if (packed.has(extension) && request.headers['accept-encoding']?.includes('gzip')) {
      body = isLive || isList ? gzipSync(found) : pack(`${root}${path}`, found);
      headers['content-encoding'] = 'gzip';
    } else {
      headers['accept-ranges'] = 'bytes';
      const range = readRange(request.headers.range, body.length);
      if (range) {
        entry.status = 206;
        headers['content-range'] = `bytes ${range.first}-${range.last}/${body.length}`;
        body = body.subarray(range.first, range.last + 1);
      }
    }
    headers['content-length'] = body.length;
    response.writeHead(entry.status, headers);
    response.flushHeaders();
    const isBroken = effect === 'reset' || effect === 'silence';
    await link.send(response, body, isBroken ? Math.floor(body.length / 2) : body.length);
    if (effect === 'reset') request.socket.resetAndDestroy();
    else if (effect === 'silence') setTimeout(() => request.socket.destroy(), SILENCE_MS).unref();
    else response.end();
  };

  const listener = createServer((request, response) => void answer(request, response));
  listener.keepAliveTimeout = KEEP_ALIVE_MS;
  listener.on('connection', (socket) => {
    socket.setNoDelay(true);
    openAt.set(socket, performance.now() + link.speed.rtt);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const server: BenchServer = {
    url: `http://127.0.0.1:${port}`,
    link,
    faults: [],
    answered,
    liveEpoch: live.epoch,
    close: () => {
      link.stop();
      listener.closeAllConnections();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
}
