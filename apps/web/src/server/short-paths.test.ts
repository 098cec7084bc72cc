// @vitest-environment node
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { shortPaths } from './short-paths.ts';

const app = new Hono();
app.get('*', shortPaths, (context) => context.text('page'));

it.each([
  ['a name of a hundred letters', `/movies/${encodeURIComponent('я'.repeat(100))}`, 200],
  ['a long query', `/movies?a=${'a'.repeat(3000)}`, 200],
  ['a longer name', `/movies/${'%ff'.repeat(600)}`, 414],
])('answers %s', async (_, path, status) => {
  expect((await app.request(path)).status).toBe(status);
});
