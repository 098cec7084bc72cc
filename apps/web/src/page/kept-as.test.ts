// @vitest-environment node
import { SESSION_COOKIE } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { keptAs } from './kept-as.ts';

const nameOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  keptAs(new Request(`https://sofit.example${path}`, { headers, method }), {
    label: 'main',
    publicOrigins: [],
  });

describe('keptAs', () => {
  it('names a page by label, language, reader and address', () => {
    expect(nameOf('/movies')).toBe('person main rus https://sofit.example/movies');
    expect(nameOf('/movies?genres=drama', { cookie: 'foyer_lang=hye' })).toBe(
      'person main hye https://sofit.example/movies?genres=drama',
    );
    expect(nameOf('/', { 'user-agent': 'Googlebot/2.1' })).toBe(
      'crawler main rus https://sofit.example/',
    );
  });

  it.each([
    ['with a session', '/movies', { cookie: `${SESSION_COOKIE}=secret` }],
    ['with a cookie of another kind', '/movies', { cookie: 'foyer_banner=x; foyer_lang=hye' }],
    ['of the account', '/my/settings', {}],
    ['that plays', '/movies/mayak/player', {}],
    ['for pages of other sites', '/embed/movies/mayak', {}],
  ])('names no page %s', (_what, path, headers) => {
    expect(nameOf(path, headers)).toBeUndefined();
  });

  it('names nothing that is sent', () => {
    expect(nameOf('/movies', {}, 'POST')).toBeUndefined();
  });
});
