import { describe, expect, it } from 'vitest';
import { readPublicOrigins } from './public-origins.ts';

describe('readPublicOrigins', () => {
  it('reads one origin for all, and one for each label', () => {
    expect(readPublicOrigins('https://films.example/path')).toEqual([
      { label: undefined, origin: 'https://films.example' },
    ]);
    expect(
      readPublicOrigins('main=https://films.example, alternate=http://kino.example:81'),
    ).toEqual([
      { label: 'main', origin: 'https://films.example' },
      { label: 'alternate', origin: 'http://kino.example:81' },
    ]);
    expect(readPublicOrigins(undefined)).toEqual([]);
  });

  it.each(['films.example', 'main=', 'ftp://films.example', 'https://a.example?x=b,no'])(
    'refuses a start with %s',
    (text) => {
      expect(() => readPublicOrigins(text)).toThrow('PUBLIC_URL must hold addresses');
    },
  );

  it('refuses a start with two origins for one label', () => {
    expect(() => readPublicOrigins('main=https://a.example,main=https://b.example')).toThrow(
      '"main" twice',
    );
  });

  it('refuses a start with one host for two labels', () => {
    expect(() =>
      readPublicOrigins('main=https://a.example,alternate=https://a.example:81'),
    ).toThrow('the host a.example to two labels');
  });
});
