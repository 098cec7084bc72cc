import type { Operation } from '@foyer/contract';
import { Failure } from './failure.ts';

/** Largest request body in bytes; the largest the contract knows is far smaller. */
export const BODY_LIMIT_BYTES = 64 * 1024;

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Failure('invalidRequest', { detail: 'body too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The JSON body of a request, `undefined` when there is none.
 *
 * @throws {@link Failure} `invalidRequest` for a body that is too large, of another type, or no JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, BODY_LIMIT_BYTES);
  if (text === '') return undefined;
  // Forms of other sites can send text/plain without asking first; JSON they cannot.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Failure('invalidRequest', { detail: 'content-type' });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalidRequest', { detail: 'body' });
  }
}

/**
 * The body of a request whose operation takes a text.
 *
 * @throws {@link Failure} `invalidRequest` for a body that is too large, or of another type.
 */
export async function readTextBody(
  request: Request,
  { types, maxBytes }: NonNullable<Operation['textBody']>,
): Promise<string> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (!types.includes(type.trim().toLowerCase())) {
    throw new Failure('invalidRequest', { detail: 'content-type' });
  }
  return readText(request, maxBytes);
}
