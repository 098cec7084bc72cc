import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '../../server/failure.ts';
import { readRange } from './byte-range.ts';

const types: Readonly<Record<string, string>> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

/** Media type of a file by the end of its name; `undefined` for what is no media. */
export const mediaType = (file: string): string | undefined => types[extname(file)];

/** The real path of a file inside a folder: neither `..` nor a link leads out of it. */
async function insideOf(folder: string, file: string): Promise<string> {
  if (file.includes('\0')) throw new Failure('notFound');
  const root = await realpath(folder).catch(() => undefined);
  const path = await realpath(join(folder, file)).catch(() => undefined);
  if (root === undefined || !path?.startsWith(root + sep)) throw new Failure('notFound');
  return path;
}

/**
 * Answers with a file of a folder, or with the bytes of it that were asked for.
 *
 * @param isOpen - Whether anyone may have it, so that shared caches may keep it. @default true
 * @throws Failure `notFound` for what is outside the folder, no file, or of a type that is no media.
 */
export async function mediaFile(
  folder: string,
  file: string,
  request: Request,
  isOpen = true,
): Promise<Response> {
  const path = await insideOf(folder, file);
  const type = mediaType(path);
  const facts = await stat(path);
  if (!facts.isFile() || !type) throw new Failure('notFound');
  const { size, mtimeMs, mtime } = facts;
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    'content-type': type,
    etag,
    'last-modified': mtime.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': `${isOpen ? 'public' : 'private'}, max-age=3600`,
  });
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const condition = request.headers.get('if-range');
  const isSame = condition === null || condition === etag;
  const range = isSame ? readRange(request.headers.get('range'), size) : undefined;
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const stream = Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers });
}
