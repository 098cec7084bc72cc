/** A body that is larger than its reader takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A body whose sender went away, or was too slow, before its end. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut';
}

/**
 * Reads the bytes of a body, and stops reading where it is too large, whatever its `content-length` promised.
 *
 * @param maxBytes - Most bytes that are taken.
 * @throws {@link BodyTooLarge} or {@link BodyCut}.
 */
export async function readBodyBytes(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new BodyTooLarge();
  if (!body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : new BodyCut('', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** The same as text. What is no UTF-8 becomes U+FFFD. */
export const readBody = async (
  request: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<string> => (await readBodyBytes(request, maxBytes)).toString('utf8');
