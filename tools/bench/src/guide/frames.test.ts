import { describe, expect, it } from 'vitest';
import { median, slowShare } from './frames.ts';

describe('slowShare', () => {
  it('counts the frames that a screen of 60 Hz did not get in time', () => {
    expect(slowShare([16.6, 16.7, 17.5, 17.6, 33.4])).toBe(40);
  });

  it('is nothing where nothing was measured', () => {
    expect(slowShare([])).toBe(0);
  });
});

describe('median', () => {
  it('is the middle one', () => {
    expect(median([30, 10, 20])).toBe(20);
  });
});
