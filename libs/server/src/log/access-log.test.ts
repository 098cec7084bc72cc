import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createTestLog } from '../testing/test-log.ts';
import { accessLog } from './access-log.ts';
import { currentRequestId, noteOnRequest, REQUEST_ID_HEADER } from './request-id.ts';

const id = '0d9c1d1e-52a8-4c53-8a43-0c8a0e9dd1f5';
const asked = { headers: { [REQUEST_ID_HEADER]: id } };

function serve() {
  const { log, lines, texts } = createTestLog('web', 'info');
  const app = new Hono();
  app.use(accessLog(log));
  app.get('/ready', (c) => c.text('yes'));
  app.get('/named/:code', (c) => {
    noteOnRequest({ operation: 'activateCode', refusal: 'wrongCode' });
    return c.text('no', 400);
  });
  app.get('/promo/:code', (c) => c.text(currentRequestId() ?? ''));
  app.get('/failing', () => {
    throw new Error('the disk is full');
  });
  app.onError((_, c) => c.text('failed', 500));
  return { app, lines, texts };
}

describe('accessLog', () => {
  it('writes a line with the id that came, and answers with it', async () => {
    const { app, lines } = serve();

    const answer = await app.request('/named/SECRET?code=SECRET', asked);

    expect(answer.headers.get(REQUEST_ID_HEADER)).toBe(id);
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/Z$/u),
        service: 'web',
        requestId: id,
        message: 'answered',
        operation: 'activateCode',
        refusal: 'wrongCode',
        method: 'GET',
        status: 400,
        ms: expect.any(Number),
      },
    ]);
  });

  it('names a route by its pattern, and never by its path', async () => {
    const { app, lines, texts } = serve();

    const made = await (await app.request('/promo/SECRET?q=SECRET')).text();
    await app.request('/nowhere/SECRET');

    expect(lines()).toMatchObject([
      { route: '/promo/:code', requestId: made },
      { route: '/*', status: 404 },
    ]);
    expect(texts.join('')).not.toContain('SECRET');
  });

  it('keeps two requests at once apart', async () => {
    const { app } = serve();

    const answers = await Promise.all([app.request('/promo/1'), app.request('/promo/2')]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));

    expect(first).not.toBe(second);
    expect(answers.map(({ headers }) => headers.get(REQUEST_ID_HEADER))).toEqual([first, second]);
  });

  it('warns of what failed, and leaves out what watches the server', async () => {
    const { app, lines } = serve();

    await app.request('/ready');
    await app.request('/failing', asked);

    expect(lines()).toMatchObject([{ level: 'warn', status: 500, requestId: id }]);
  });
});
