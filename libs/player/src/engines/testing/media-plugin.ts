import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { broadcastList, broadcasts } from './broadcast.ts';
import { editedFilms } from './edited-film.ts';
import { holes, isInHole, numberedName, withHole } from './holes.ts';
import { damaged, takeMishap } from './media-faults.ts';
import { isOpen, links, sendSlowly, widened } from './slow-link.ts';

const folder = fileURLToPath(new URL('../../../../../tools/media/assets/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  mpd: 'application/dash+xml',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  vtt: 'text/vtt',
};

/** Reads a file of an asset as a playback gets it; undefined for what is not there. */
async function readAsset(
  { fault, playback, asset, rest }: Record<'fault' | 'playback' | 'asset' | 'rest', string>,
  delay: number,
): Promise<Buffer | undefined> {
  const aired = broadcasts[asset];
  const hole = holes[fault];
  const edit = editedFilms[asset];
  const stored = aired || edit ? 'film' : asset;
  const read = (name: string) => readFile(`${folder}${stored}/${name}`).catch(() => undefined);
  const name = hole ? numberedName(rest, String(await read('manifest.mpd'))) : rest;
  if (hole && isInHole(hole, name)) return undefined;
  const found = await read(name);
  const body = found && edit ? edit(`${stored}/${name}`, found) : found;
  if (!body || !/\.(mpd|m3u8)$/.test(name)) return body;
  const text = String(body);
  if (aired) return Buffer.from(broadcastList(aired, { file: name, text, playback, delay }));
  return hole ? Buffer.from(withHole(hole, name, text)) : body;
}

async function answerFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, fault = '', playback = '', asset = '', ...path] = pathname.split('/');
  const rest = path.join('/');
  if (asset === 'widen') {
    widened.add(playback);
    response.writeHead(204).end();
    return;
  }
  const mishap = takeMishap(fault, playback, `${asset}/${rest}`);
  if (typeof mishap === 'number') {
    response.writeHead(mishap).end();
    return;
  }
  const delay = Math.abs(Number(searchParams.get('offset') ?? 0));
  const whole = await readAsset({ fault, playback, asset, rest }, delay);
  if (!whole) {
    response.writeHead(404).end();
    return;
  }
  const body = damaged(whole, mishap);
  response.writeHead(200, {
    'content-type': types[rest.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
  });
  const link = links[fault];
  if (link) {
    await sendSlowly(response, body, playback, link);
    return;
  }
  if (mishap !== 'breaks' && mishap !== 'hangs') {
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
  return {
    name: 'media-for-engines',
    configureServer: ({ middlewares }) => {
      middlewares.use('/media', (request, response) => {
        void answerFile(request, response);
      });
      middlewares.use('/licences/clearkey', (request, response) => {
        void answerLicence(request, response);
      });
    },
  };
}
