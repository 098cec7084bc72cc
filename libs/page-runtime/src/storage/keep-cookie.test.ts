// @vitest-environment node
import { expect, it } from 'vitest';
import { keepCookie } from './keep-cookie.ts';

it.each([
  ['https:', 'a=1; Path=/; Max-Age=60; SameSite=Lax; Secure'],
  ['http:', 'a=1; Path=/; Max-Age=60; SameSite=Lax'],
])('a cookie of a page over %s says that it travels so', (protocol, kept) => {
  const page = { cookie: '', location: { protocol } };

  keepCookie(page, 'a=1', 60);

  expect(page.cookie).toBe(kept);
});
