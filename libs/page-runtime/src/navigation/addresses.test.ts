import { labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { frameAddress, outsideAddress, sitePath } from './addresses.ts';

const label = {
  ...labels.main,
  origins: {
    ...labels.main.origins,
    links: ['https://refill.example'],
    frames: ['https://game.example'],
  },
  links: { social: { vk: 'https://vk.example/foyer' }, stores: {} },
};
const origin = 'https://foyer.example';
const rules = { label, origin, hasDemoPowers: false };

describe('sitePath', () => {
  it.each([
    ['my/certificates', '/my/certificates'],
    ['/movies?a=1#b', '/movies?a=1#b'],
    ['//evil.example/a', '/evil.example/a'],
    ['\\\\evil.example/a', '/'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['https://evil.example/', '/https://evil.example/'],
  ])('never leaves the site: %s', (link, path) => {
    expect(sitePath(link, rules)).toBe(path);
  });
});

describe('outsideAddress', () => {
  it.each([
    'https://refill.example/a?b=1',
    'https://vk.example/other',
    'https://foyer.example/offer',
  ])('lets through what the label names: %s', (address) => {
    expect(outsideAddress(address, rules)).toBe(address);
  });

  it.each([
    'https://evil.example/',
    'https://refill.example@evil.example/',
    'https://refill.example.evil.example/',
    'http://refill.example/',
    'javascript:alert(1)',
    'data:text/html,a',
    '//refill.example/a',
    'http://localhost:4002/refill',
    '',
  ])('keeps out the rest: %s', (address) => {
    expect(outsideAddress(address, rules)).toBeUndefined();
  });

  it('knows the parties of a demo, which live on this computer', () => {
    const address = 'http://localhost:4002/refill';

    expect(outsideAddress(address, { ...rules, hasDemoPowers: true })).toBe(address);
  });
});

describe('frameAddress', () => {
  it('tells the frame who the viewer is by uid and fingerprint [MODAL-023]', () => {
    expect(frameAddress('https://game.example/a?b=1', rules, 'uid-1')).toBe(
      'https://game.example/a?b=1&uid=uid-1&fingerprint=uid-1',
    );
  });

  it('gives nothing for an origin that may not be in a frame', () => {
    expect(frameAddress('https://evil.example/', rules, 'uid-1')).toBeUndefined();
  });
});
