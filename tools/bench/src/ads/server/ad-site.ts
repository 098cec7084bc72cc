import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@foyer/workspace/paths';
import { readRange } from '../../player/link/byte-range.ts';
import { answerKind, isKind } from './kinds.ts';

/** Pages of the bench, an ad server with its media, and the book of what it was told. */
export interface AdSite {
  url: string;
  /** What a request and a new connection to the ad server cost, in milliseconds. */
  rtt: number;
  /** How often each ping came, by its path and query. */
  readonly pings: Map<string, number>;
  close: () => Promise<void>;
}

const assets = `${root}tools/media/assets/`;
/** Films by their addresses: ten seconds, half a second, and the content. */
const films: Readonly<Record<string, Buffer>> = {
  '/media/ad.mp4': readFileSync(`${assets}ad-1.mp4`),
  '/media/moment.mp4': readFileSync(`${assets}ad-forms/ad-1-moment.mp4`),
  '/content/film.mp4': readFileSync(`${assets}ad-2.mp4`),
};

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** As the site's pages are. Other clients make documents of strings, so theirs have no policy. */
const strict =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'";

/** @param folder - Of the built pages. */
export async function startAdSite(folder: string): Promise<AdSite> {
  const openAt = new WeakMap<Socket, number>();
  const site: Omit<AdSite, 'url' | 'close'> = { rtt: 0, pings: new Map() };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname, searchParams } = url;
    const [, first = '', name = ''] = pathname.split('/');
    if (first === 'pages') return answerPage(response, join(folder, pathname.slice(7)), name);
    const stillOpening = (openAt.get(request.socket) ?? 0) - performance.now();
    await sleep(Math.max(0, stillOpening) + site.rtt);
    if (response.destroyed) return;
    if (first === 'ping') {
      const key = pathname + url.search;
      site.pings.set(key, (site.pings.get(key) ?? 0) + 1);
      response.writeHead(204).end();
    } else if (first === 'vast' && isKind(name)) {
      const body = answerKind(name, {
        id: searchParams.get('break') ?? '0',
        left: Number(searchParams.get('left') ?? 0),
        origin: `http://${request.headers.host}`,
      });
      response
        .writeHead(200, { 'content-type': 'text/xml', 'cache-control': 'no-store' })
        .end(body);
    } else answerFilm(request, response, films[pathname]);
  };

  const listener = createServer((request, response) => void answer(request, response));
  listener.on('connection', (socket) => {
    socket.setNoDelay(true);
    openAt.set(socket, performance.now() + site.rtt);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      listener.closeAllConnections();
      return new Promise<void>((resolve) => listener.close(() => resolve()));
    },
  });
}

function answerPage(response: ServerResponse, file: string, name: string): void {
  const type = types[extname(file)];
  if (type) {
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    return;
  }
  const policy = name === 'ours' ? { 'content-security-policy': strict } : {};
  const style = name === 'fluid' ? '<link rel="stylesheet" href="main.css">' : '';
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy })
    .end(
      `<!doctype html><title>${name}</title>${style}<body><script type="module" src="main.js"></script>`,
    );
}

function answerFilm(
  { headers }: IncomingMessage,
  response: ServerResponse,
  film: Buffer | undefined,
): void {
  if (!film) {
    response.writeHead(404).end();
    return;
  }
  const range = readRange(headers.range, film.length);
  const { first, last } = range ?? { first: 0, last: film.length - 1 };
  response
    .writeHead(range ? 206 : 200, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-length': last - first + 1,
      ...(range && { 'content-range': `bytes ${first}-${last}/${film.length}` }),
    })
    .end(film.subarray(first, last + 1));
}
