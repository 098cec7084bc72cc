// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { singleSlashes } from './single-slashes.ts';

const app = new Hono();
app.get('*', singleSlashes);
app.get('*', (context) => context.text('page'));

describe('singleSlashes', () => {
  it.each([
    ['//', '/'],
    ['//movies', '/movies'],
    ['/movies//alibi/?a=b//c', '/movies/alibi/?a=b//c'],
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
  ])('leads from %s to %s', async (path, target) => {
    const answer = await app.request(`http://sofit.example${path}`);

    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  it('lets other addresses be', async () => {
    expect((await app.request('http://sofit.example/?next=//x')).status).toBe(200);
  });
});
