import { isUtf8 } from 'node:buffer';
import type { Operation } from '@foyer/contract';
import { BodyCut, BodyTooLarge, isDeeperThan, readBodyBytes } from '@foyer/server';
import { Failure } from './failure.ts';

/** Largest request body in bytes; the largest the contract knows is far smaller. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Most lists and objects in each other; the deepest body of the contract has a few. */
const JSON_DEPTH = 32;

/** Most names and texts of a JSON body: the fifty events of a batch of analytics have a thousand or so. */
const JSON_TEXTS = 2000;

/** Whether parsing a JSON text would take long: it is deep, or has many names. */
const isDearJson = (text: string): boolean =>
  text.split('"', JSON_TEXTS * 2 + 2).length > JSON_TEXTS * 2 + 1 || isDeeperThan(text, JSON_DEPTH);

async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  try {
    return await readBodyBytes(request, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      throw new Failure('invalidRequest', { detail: 'body too large', status: 413 });
    }
    // No fault of the service, and mostly nobody is left to read the answer.
    if (error instanceof BodyCut) {
      throw new Failure('invalidRequest', { detail: 'body not whole', status: 408 });
    }
    throw error;
  }
}

const readText = async (request: Request, maxBytes: number): Promise<string> =>
  (await readBytes(request, maxBytes)).toString('utf8');

const typeOf = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * The JSON body of a request, `undefined` when there is none.
 *
 * @throws {@link Failure} `invalidRequest` for a body that is too large or too deep, does not come to its end, is of another type, or no JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, BODY_LIMIT_BYTES);
  if (text === '') return undefined;
  // Forms of other sites can send text/plain without asking first; JSON they cannot.
  if (typeOf(request) !== 'application/json') {
    throw new Failure('invalidRequest', { detail: 'content-type' });
  }
  if (isDearJson(text)) throw new Failure('invalidRequest', { detail: 'body' });
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalidRequest', { detail: 'body' });
  }
}

/**
 * The body of a request whose operation takes a text.
 *
 * @throws {@link Failure} `invalidRequest` for a body that is too large, does not come to its end, or is of another type.
 */
export async function readTextBody(
  request: Request,
  { types, maxBytes, isExact = false }: NonNullable<Operation['textBody']>,
): Promise<string> {
  if (!types.includes(typeOf(request))) {
    throw new Failure('invalidRequest', { detail: 'content-type' });
  }
  const bytes = await readBytes(request, maxBytes);
  // Other bytes would come back as other ones.
  if (isExact && !isUtf8(bytes)) throw new Failure('invalidRequest', { detail: 'body' });
  return bytes.toString('utf8');
}

/**
 * The body of a request whose operation takes a file. What it is, the operation finds out.
 *
 * @throws {@link Failure} `invalidRequest` for a body that is empty, too large, or does not come to its end.
 */
export async function readFileBody(
  request: Request,
  { maxBytes }: NonNullable<Operation['fileBody']>,
): Promise<Buffer> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.length === 0) throw new Failure('invalidRequest', { detail: 'body' });
  return bytes;
}
