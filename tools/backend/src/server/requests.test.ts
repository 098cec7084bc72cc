import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';
import { operationPath } from './operation-path.ts';
import { createRateLimit } from './rate-limit.ts';

describe('chooseLanguage', () => {
  it.each([
    [{ query: 'eng', session: 'hye', header: 'rus' }, 'eng'],
    [{ query: 'constructor', session: undefined, header: '__proto__' }, 'rus'],
    [{ query: 'xxx', session: 'hye', header: 'rus' }, 'hye'],
    [{ query: undefined, session: undefined, header: 'hye' }, 'hye'],
    [{ query: undefined, session: undefined, header: 'en-GB,en;q=0.9' }, 'eng'],
    [{ query: undefined, session: undefined, header: 'fr' }, 'rus'],
    [{ query: undefined, session: undefined, header: undefined }, 'rus'],
  ] as const)('takes %j for %s', (hints, expected) => {
    expect(chooseLanguage(hints)).toBe(expected);
  });
});

describe('operationPath', () => {
  it('reads several parameters of one segment', () => {
    const { pattern, readParams } = operationPath('/images/{id}/{size}.{format}', '/api');

    expect(pattern).toBe('/api/images/:id/:size_format');
    expect(readParams('/api/images/a%20b/1x2.jpg')).toEqual({
      id: 'a b',
      size: '1x2',
      format: 'jpg',
    });
  });

  it('lets a media file stand in a folder', () => {
    const { readParams } = operationPath('/origin/{asset}/{file}', '');

    expect(readParams('/origin/film/a/b.mp4')).toEqual({ asset: 'film', file: 'a/b.mp4' });
  });

  it('decodes a part of a path once', () => {
    const { readParams } = operationPath('/profiles/{id}', '');

    expect(readParams('/profiles/%2541')).toEqual({ id: '%41' });
  });

  it('reads nothing from a path that cannot be decoded', () => {
    expect(operationPath('/profiles/{id}', '').readParams('/profiles/%E0')).toBeUndefined();
  });
});

describe('createRateLimit', () => {
  it('lets so many calls of a key pass in a window', () => {
    const limit = createRateLimit({ calls: 2, windowMs: 60_000 });

    const waits = [
      limit.take('a', 0),
      limit.take('a', 1000),
      limit.take('a', 2000),
      limit.take('b', 2000),
      limit.take('a', 60_000),
    ];

    expect(waits).toEqual([0, 0, 58, 0, 0]);
  });
});
