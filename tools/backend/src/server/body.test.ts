import { describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES, readJson } from './body.ts';

const post = (type: string, body = '{"a":1}') =>
  new Request('http://127.0.0.1/', { method: 'POST', headers: { 'content-type': type }, body });

describe('readJson', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'reads a body of the type %s',
    async (type) => {
      expect(await readJson(post(type))).toEqual({ a: 1 });
    },
  );

  it.each(['application/json-patch+json', 'application/jsonx', 'text/plain', 'text/json'])(
    'refuses a body of the type %s',
    async (type) => {
      await expect(readJson(post(type))).rejects.toMatchObject({ detail: 'content-type' });
    },
  );

  it('refuses a body that is too large, or no JSON', async () => {
    const large = JSON.stringify('a'.repeat(BODY_LIMIT_BYTES));

    await expect(readJson(post('application/json', large))).rejects.toMatchObject({
      detail: 'body too large',
      status: 413,
    });
    await expect(readJson(post('application/json', '{'))).rejects.toMatchObject({ detail: 'body' });
  });

  it('refuses lists and objects that stand in each other too deep', async () => {
    const nested = (depth: number) =>
      post('application/json', '['.repeat(depth) + ']'.repeat(depth));

    expect(await readJson(nested(32))).toBeInstanceOf(Array);
    await expect(readJson(nested(33))).rejects.toMatchObject({ detail: 'body' });
  });

  it('refuses more names and texts than any call has', async () => {
    const texts = (count: number) =>
      post('application/json', JSON.stringify(Array(count).fill('')));

    expect(await readJson(texts(2000))).toHaveLength(2000);
    await expect(readJson(texts(2001))).rejects.toMatchObject({ detail: 'body' });
  });
});
