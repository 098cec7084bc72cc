import { describe, expect, it } from 'vitest';
import { BodyCut, BodyTooLarge, readBody } from './read-body.ts';

const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    body: body ?? null,
    headers,
    duplex: 'half',
  } as RequestInit);

describe('readBody', () => {
  it('reads a body up to its limit', async () => {
    expect(await readBody(post('мир'), 6)).toBe('мир');
    expect(await readBody(post(null), 0)).toBe('');
  });

  it('stops reading a stream that is too large', async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        read += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });

    await expect(readBody(post(endless), 5000)).rejects.toBeInstanceOf(BodyTooLarge);
    expect(read).toBeLessThan(10);
  });

  it('reads nothing of a body that says that it is too large', async () => {
    const body = new ReadableStream<Uint8Array>(
      { pull: () => expect.fail('was read') },
      {
        highWaterMark: 0,
      },
    );

    await expect(readBody(post(body, { 'content-length': '6' }), 5)).rejects.toBeInstanceOf(
      BodyTooLarge,
    );
  });

  it('tells a body that ends before its end from a fault of the reader', async () => {
    const cut = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });

    await expect(readBody(post(cut), 5)).rejects.toBeInstanceOf(BodyCut);
  });
});
