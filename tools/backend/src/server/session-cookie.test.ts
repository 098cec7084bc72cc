import { describe, expect, it } from 'vitest';
import { readSessionToken, sessionCookie } from './session-cookie.ts';

const both = '__Host-foyer=own; __Host-foyer-embed=embedded';

describe('readSessionToken', () => {
  it.each([
    ['a page of ours', { cookie: both }, 'own'],
    ['an embedded page', { cookie: both, 'x-embed': '1' }, 'embedded'],
    [
      'an embedded page without a session',
      { cookie: '__Host-foyer=own', 'x-embed': '1' },
      undefined,
    ],
    ['an event stream of an embedded page', { cookie: '__Host-foyer-embed=embedded' }, 'embedded'],
    ['an empty cookie', { cookie: '__Host-foyer=' }, undefined],
    ['another cookie', { cookie: 'x__Host-foyer=own' }, undefined],
    [
      'another cookie that holds its name',
      { cookie: 'a=__Host-foyer=no;__Host-foyer= own ' },
      'own',
    ],
    ['thousands', { cookie: `${'a=1; '.repeat(3000)}${both}; b=2` }, 'own'],
  ])('reads the cookie of %s', (_, headers: Record<string, string>, expected) => {
    expect(readSessionToken(new Headers(headers))).toBe(expected);
  });
});

describe('sessionCookie', () => {
  const session = { token: 'abc', expiresAt: new Date('2030-01-01T00:00:00Z') };

  it('is out of reach for scripts, plain HTTP and other sites [STORE-005]', () => {
    expect(sessionCookie(session, false)).toBe(
      '__Host-foyer=abc; Path=/; HttpOnly; Secure; SameSite=Lax; Expires=Tue, 01 Jan 2030 00:00:00 GMT',
    );
  });

  it('is kept apart for each site that embeds a page', () => {
    expect(sessionCookie(session, true)).toBe(
      '__Host-foyer-embed=abc; Path=/; HttpOnly; Secure; SameSite=None; Partitioned; Expires=Tue, 01 Jan 2030 00:00:00 GMT',
    );
  });

  it.each([
    [false, '__Host-foyer=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0'],
    [true, '__Host-foyer-embed=; Path=/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=0'],
  ])('is removed with the attributes it was set with (embedded: %s)', (isForEmbed, expected) => {
    expect(sessionCookie(undefined, isForEmbed)).toBe(expected);
  });
});
