import { describe, expect, it } from 'vitest';
import { faultCases } from './fault-cases.ts';

const isHit = (name: string, path: string) => faultCases[name]?.fault.match.test(path);

describe('faultCases', () => {
  it('holds every stream, moment, file and effect, passing and lasting', () => {
    const names = Object.keys(faultCases).filter((name) => !/init|third|gap|window/.test(name));
    expect(names).toHaveLength(2 * 2 * 2 * 4 * 2);
  });

  it.each([
    ['film start: segment 503', '/media/s2-001.m4s', '/media/s2-002.m4s'],
    ['film middle: segment cut', '/media/s0-003.m4s', '/media/s0-004.m4s'],
    ['film middle: segment silence for good', '/media/s0-014.m4s', '/media/s0-002.m4s'],
    ['live middle: segment 404', '/live/s3-4711.m4s', '/live/s4-4711.m4s'],
    ['film start: manifest 404', '/media/manifest.mpd', '/media/init-0.mp4'],
  ])('spoils what it names: %s', (name, spoilt, whole) => {
    expect([isHit(name, spoilt), isHit(name, whole)]).toEqual([true, false]);
  });
});
