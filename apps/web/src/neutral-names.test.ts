// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { neutralFileNames, neutralName } from '../neutral-names.ts';

describe('neutralName', () => {
  it.each([
    ['run-ad-slots', 'run-break-slots'],
    ['ad-slots.rules', 'break-slots.rules'],
    ['ads', 'break'],
    ['banner-ad.css', 'banner-break.css'],
    ['advertising', 'break'],
    ['advertisements', 'break'],
    ['show-vpaid', 'show-unit'],
    ['read-vast', 'read-answer'],
  ])('A15: gives %s a name that no filter list has', (name, neutral) => {
    expect(neutralName(name)).toBe(neutral);
  });

  it.each(['load-player', 'masthead', 'preload-sign-in', 'shadow', 'avod', 'devastated'])(
    'leaves %s as it is',
    (name) => {
      expect(neutralName(name)).toBe(name);
    },
  );
});

describe('neutralFileNames', () => {
  it('A15: names scripts and what goes with them alike', () => {
    const { chunkFileNames, assetFileNames } = neutralFileNames;

    expect(chunkFileNames({ name: 'ad-skip' })).toBe('assets/break-skip-[hash].js');
    expect(assetFileNames({ names: ['ad-skip.css'] })).toBe('assets/break-skip-[hash][extname]');
    expect(assetFileNames({ names: ['poster.webp'] })).toBe('assets/[name]-[hash][extname]');
  });
});
