import { describe, expect, it } from 'vitest';
import { cuePlace } from './cue-place.ts';

describe('cuePlace', () => {
  it.each([
    ['nothing', {}, {}],
    ['the usual settings', { line: 'auto', position: 'auto', align: 'center', size: 100 }, {}],
    ['the first line', { line: 0 }, { top: 0 }],
    ['a share of the height', { line: 10, snapToLines: false }, { top: 10 }],
    ['what ends there', { line: 50, snapToLines: false, lineAlign: 'end' }, { top: 39 }],
    ['a line from below', { line: -10 }, { top: 47 }],
    ['the last line', { line: -1 }, {}],
    ['the foot', { line: 90, snapToLines: false }, {}],
    ['the left', { align: 'left', position: 10 }, { align: 'left', left: 10, width: 90 }],
    ['the start', { align: 'start' }, { align: 'start' }],
    ['the right', { align: 'end', position: 80 }, { align: 'end', left: 0, width: 80 }],
    ['a narrow middle', { position: 30, size: 40 }, { left: 10, width: 40 }],
    ['an anchor of its own', { position: 30, positionAlign: 'line-left' }, { left: 30, width: 70 }],
  ] as const)('follows %s', (_, settings, place) => {
    expect(cuePlace(settings, 2)).toEqual(place);
  });
});
