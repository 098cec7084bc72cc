// @vitest-environment node
import { secret } from '@foyer/secret';
import { describe, expect, it } from 'vitest';
import { askEditorOf } from './ask-editor.ts';
import { startTestService } from './testing/test-service.ts';

const token = secret('token-of-vera');

describe('askEditorOf', () => {
  it('asks who holds a token, and for whom', async () => {
    const body = JSON.stringify({ name: 'vera', role: 'editor' });
    const { apiUrl, calls } = await startTestService({ body });

    const editor = await askEditorOf(apiUrl)(token, '203.0.113.7');

    expect(editor).toEqual({ name: 'vera', role: 'editor' });
    expect(calls[0]).toMatchObject({
      url: '/api/v1/page-editor',
      headers: { authorization: 'Bearer token-of-vera', 'x-forwarded-for': '203.0.113.7' },
    });
  });

  it.each([401, 404])('knows no editor where the service answers %i', async (status) => {
    const { apiUrl } = await startTestService({ status, body: '{}' });

    expect(await askEditorOf(apiUrl)(token, undefined)).toBeUndefined();
  });

  it('tells too many wrong tokens from a wrong one, with the time to wait', async () => {
    const headers = { 'retry-after': '540' };
    const { apiUrl } = await startTestService({ status: 429, headers, body: '{}' });

    await expect(askEditorOf(apiUrl)(token, undefined)).rejects.toMatchObject({
      name: 'TooManyTokens',
      retryAfterSeconds: 540,
    });
  });

  it('takes a failure for no refusal', async () => {
    const { apiUrl } = await startTestService({ status: 503, body: '{}' });

    await expect(askEditorOf(apiUrl)(token, undefined)).rejects.toMatchObject({ status: 503 });
    await expect(askEditorOf('http://127.0.0.1:1')(token, undefined)).rejects.toMatchObject({
      name: 'NetworkError',
    });
  });
});
