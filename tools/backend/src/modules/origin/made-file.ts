import { readRange } from './byte-range.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Answers with bytes that were just made, or with those of them that were asked for. */
export function madeFile(
  body: Buffer | string,
  { type, isImmutable }: { type: string; isImmutable: boolean },
  request: Request,
): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = new Headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    // The address holds the viewer's token: no cache that others use keeps it.
    'cache-control': isImmutable ? `private, max-age=${DAY_SECONDS}, immutable` : 'no-store',
  });
  const range = readRange(request.headers.get('range'), bytes.length);
  if (range === null) {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${bytes.length}`);
  const isHead = request.method === 'HEAD';
  return new Response(isHead ? null : new Uint8Array(bytes.subarray(start, end + 1)), {
    status: range ? 206 : 200,
    headers,
  });
}
