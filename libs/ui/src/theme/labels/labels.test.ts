import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { contrast, mix, parseHex } from '../contrast.ts';
import { vars } from '../contract.css.ts';
import { colors as alternateColors } from './alternate/colors.ts';
import { defaultLabel, isLabelId, labelByHost, labelById, labels, themeModules } from './index.ts';
import { colors as mainColors } from './main/colors.ts';

type Colors = Record<keyof typeof vars.color, string>;
type Role = keyof Colors;

const palettes: readonly [string, Colors][] = [
  ['main', mainColors],
  ['alternate', alternateColors],
];

/** Text on what it stands on: at least 4.5:1. */
const textPairs: readonly [Role, readonly Role[]][] = [
  ['t1', ['page', 'surface1', 'surface2', 'surface3', 'surface4', 'dialog']],
  ['t2', ['page', 'surface1', 'surface2', 'surface3', 'surface4', 'dialog']],
  ['t3', ['page', 'surface1', 'surface2', 'dialog']],
  ['accent', ['page', 'surface1', 'surface2', 'dialog']],
  ['onAccent', ['accent', 'accentHover', 'accentPressed']],
  ['onDanger', ['dangerBg']],
  ['danger', ['page', 'dialog', 'surface2']],
  ['success', ['page', 'dialog', 'surface2']],
  ['onLive', ['live']],
  ['ratingHigh', ['page', 'dialog']],
  ['ratingMiddle', ['page', 'dialog']],
  ['ratingLow', ['page', 'dialog']],
];

/** Edges and bars on what they stand on: at least 3:1. */
const shapePairs: readonly [Role, readonly Role[]][] = [
  ['inputBorder', ['page', 'dialog', 'surface2']],
  ['inputFocus', ['dialog', 'surface2']],
  ['focusRing', ['page', 'dialog']],
  ['progressValue', ['progressTrack', 'page']],
];

describe.each(palettes)('colours of %s', (_label, colors) => {
  it('gives every colour of the contract', () => {
    expect(Object.keys(colors).toSorted()).toEqual(Object.keys(vars.color).toSorted());
  });

  it.each(textPairs.flatMap(([over, unders]) => unders.map((under) => [over, under] as const)))(
    'makes %s readable on %s',
    (over, under) => {
      expect(contrast(parseHex(colors[over]), parseHex(colors[under]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(shapePairs.flatMap(([over, unders]) => unders.map((under) => [over, under] as const)))(
    'makes %s visible on %s',
    (over, under) => {
      expect(contrast(parseHex(colors[over]), parseHex(colors[under]))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('scrim of main', () => {
  const white = [255, 255, 255] as const;
  const [red = 0, green = 0, blue = 0] = mainColors.scrim.split(',').map(Number);

  it.each([
    ['lead', 0.82],
    ['t2', 0.82],
    ['t1', 0.72],
    ['lead', 0.72],
  ] as const)('keeps %s readable at %s over a white picture', (role, opacity) => {
    const behind = mix([red, green, blue], opacity, white);
    expect(contrast(parseHex(mainColors[role]), behind)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('labels', () => {
  it('are two, the main one by default [LABEL-004]', () => {
    expect(Object.keys(labels)).toEqual(['main', 'alternate']);
    expect(defaultLabel).toBe(labels.main);
  });

  it('have a name in every language and a domain among their hosts [LABEL-001] [LABEL-002]', () => {
    for (const label of Object.values(labels)) {
      for (const code of languageCodes) expect(label.name[code]).not.toBe('');
      expect(label.hosts).toContain(label.domain);
    }
  });

  it('share no host', () => {
    const hosts = Object.values(labels).flatMap((label) => label.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('choose the other variant of every slot [LABEL-003]', () => {
    const { main, alternate } = labels;
    for (const [slot, variant] of Object.entries(main.variants)) {
      expect(alternate.variants).toHaveProperty(slot);
      expect(Object.entries(alternate.variants)).not.toContainEqual([slot, variant]);
    }
  });

  it('show chat and the Android banner on main only, the top banner on one [LABEL-006]', () => {
    expect(labels.main.features).toEqual({ chat: true, androidBanner: true, topBanner: false });
    expect(labels.alternate.features).toEqual({
      chat: false,
      androidBanner: false,
      topBanner: true,
    });
  });

  it('have theme styles by the same ids', () => {
    expect(Object.keys(themeModules)).toEqual(Object.keys(labels));
  });
});

describe('labelById', () => {
  it('knows its labels and nothing inherited', () => {
    expect(labelById('alternate')).toBe(labels.alternate);
    expect(labelById('constructor')).toBeUndefined();
    expect(isLabelId('toString')).toBe(false);
  });
});

describe('labelByHost', () => {
  it('ignores port and capitals', () => {
    expect(labelByHost('Polosa.Example:8443')).toBe(labels.alternate);
  });

  it('gives the default label to an unknown host', () => {
    expect(labelByHost('elsewhere.example')).toBe(labels.main);
  });
});
