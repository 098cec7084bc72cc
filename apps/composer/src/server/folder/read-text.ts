import { isUtf8 } from 'node:buffer';
import { PAGE_TEXT_MAX_BYTES, PAGE_TEXT_TYPE, publishPageOperation } from '@foyer/contract';
import { BodyCut, BodyTooLarge, readBodyBytes } from '@foyer/server';
import * as v from 'valibot';
import { refusal } from './folder-answer.ts';

/** A note is no longer. */
const NOTE_BYTES = 4096;

const typeOf = ({ headers }: Request): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

async function readBytes(request: Request, most: number): Promise<Buffer | Response> {
  try {
    return await readBodyBytes(request, most);
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    if (error instanceof BodyCut) return new Response(null, { status: 408 });
    throw error;
  }
}

/** The document of a request, byte for byte; a refusal of what is none, or would not come back the same. */
export async function readPageText(request: Request): Promise<string | Response> {
  const bytes = await readBytes(request, PAGE_TEXT_MAX_BYTES);
  if (bytes instanceof Response) return bytes;
  const isText = typeOf(request) === PAGE_TEXT_TYPE && bytes.length > 0 && isUtf8(bytes);
  return isText ? bytes.toString('utf8') : refusal('invalidRequest');
}

const noteSchema = v.pipe(v.string(), v.parseJson(), publishPageOperation.body);

/** The note of a request that publishes. */
export async function readNote(request: Request): Promise<{ note: string } | Response> {
  const bytes = await readBytes(request, NOTE_BYTES);
  if (bytes instanceof Response) return bytes;
  const read = v.safeParse(noteSchema, bytes.toString('utf8') || '{}');
  return read.success ? { note: read.output.note ?? '' } : refusal('invalidRequest');
}
