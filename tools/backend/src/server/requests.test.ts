import { describe, expect, it } from 'vitest';
import { clientIp, networkOf, readTrustedProxies } from './client-ip.ts';
import { chooseLanguage } from './language.ts';
import { operationPath } from './operation-path.ts';
import { createRateLimit } from './rate-limit.ts';

describe('clientIp', () => {
  it.each([
    ['10.0.0.1', '6.6.6.6', [], '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6', ['10.0.0.1'], '6.6.6.6'],
    ['10.0.0.1', '6.6.6.6, 7.7.7.7', ['10.0.0.1'], '7.7.7.7'],
    ['10.0.0.1', '6.6.6.6, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '6.6.6.6'],
    ['10.9.8.7', '6.6.6.6, 10.0.0.2', ['10.0.0.0/8'], '6.6.6.6'],
    ['11.0.0.1', '6.6.6.6', ['10.0.0.0/8'], '11.0.0.1'],
    ['fd00::1', '2001:db8::7, fd00:9::2', ['fd00::/8'], '2001:db8::7'],
    ['10.0.0.1', 'nonsense', ['10.0.0.1'], '10.0.0.1'],
    ['::ffff:10.0.0.1', '6.6.6.6', ['10.0.0.1'], '6.6.6.6'],
    ['10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ])('reads %s forwarded for %s, trusting %j, as %s', (socket, header, trusted, expected) => {
    expect(clientIp(socket, header, readTrustedProxies(trusted))).toBe(expected);
  });
});

describe('readTrustedProxies', () => {
  it.each(['10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/x', 'proxy.example'])(
    'refuses %s',
    (entry) => {
      expect(() => readTrustedProxies(['10.0.0.1', entry])).toThrow(`"${entry}"`);
    },
  );
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

describe('chooseLanguage', () => {
  it.each([
    [{ query: 'eng', session: 'hye', header: 'rus' }, 'eng'],
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
