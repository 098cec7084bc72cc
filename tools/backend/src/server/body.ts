import { Failure } from './failure.ts';

/** Largest request body in bytes; the largest the contract knows is far smaller. */
export const BODY_LIMIT_BYTES = 64 * 1024;

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT_BYTES) throw new Failure('invalidRequest', { detail: 'body too large' });
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
  const text = await readText(request);
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
