import { join } from 'node:path';
import { mediaFile } from '../../modules/origin/media-file.ts';
import { Failure } from '../../server/failure.ts';
import { wait } from '../../server/wait.ts';
import { NEVER_MS } from './ad-request.schema.ts';
import { FORMS, spots } from './spots.ts';

/** Where a file of an address is; `undefined` for what is no advertisement. */
function placeOf(mediaDir: string, path: string): readonly [string, string] | undefined {
  if (path.startsWith(`${FORMS}/`)) return [join(mediaDir, FORMS), path.slice(FORMS.length + 1)];
  return spots.some(({ file }) => file === path) ? [mediaDir, path] : undefined;
}

/** Which byte of the file an answer begins with, and how many the file has. */
function rangeOf({ headers }: Response): { start: number; size: number } {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
  return range
    ? { start: Number(range[1]), size: Number(range[2]) }
    : { start: 0, size: Number(headers.get('content-length')) };
}

/** The same answer, whose connection ends at the half of the file, wherever the answer begins. */
function cutAtHalf(answer: Response): Response {
  const { start, size } = rangeOf(answer);
  let left = Math.max(0, Math.floor(size / 2) - start);
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      if (left > 0) controller.enqueue(bytes.subarray(0, left));
      left -= bytes.byteLength;
      if (left <= 0) controller.terminate();
    },
  });
  const headers = new Headers(answer.headers);
  // A kept connection would leave the player waiting for the rest, which its length has promised.
  headers.set('connection', 'close');
  return new Response(answer.body?.pipeThrough(cut) ?? null, { status: answer.status, headers });
}

/**
 * Answers with a media file of an advertisement, or as it is asked to fail.
 *
 * @returns `undefined` for what is none.
 */
export async function adMedia(
  mediaDir: string,
  path: string,
  failure: string | undefined,
  request: Request,
): Promise<Response | undefined> {
  const place = placeOf(mediaDir, path);
  if (!place) return undefined;
  if (failure === 'timeout') await wait(NEVER_MS, request.signal);
  if (failure === 'broken')
    return new Response('no video', { headers: { 'content-type': 'video/mp4' } });
  try {
    const answer = await mediaFile(...place, request);
    return failure === 'cut' ? cutAtHalf(answer) : answer;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
