import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';

type ColorName = keyof typeof colors;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: ColorName, back: ColorName): number {
  const [light = 0, dark = 0] = [luminance(colors[front]), luminance(colors[back])].sort(
    (one, other) => other - one,
  );
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['page', 'surface1', 'surface2', 'dialog'] as const;

describe('colors of «Полоса»', () => {
  it.each(['t1', 't2', 't3', 'accent', 'accentHover', 'danger', 'success', 'live'] as const)(
    'keep %s readable on every paper',
    (name) => {
      for (const paper of papers) {
        expect(contrast(name, paper), `${name} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each([
    ['onAction', 'action'],
    ['onAction', 'actionHover'],
    ['onAccent', 'accent'],
    ['onDanger', 'dangerBg'],
    ['onLive', 'live'],
  ] as const)('keep %s readable on %s', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['focusRing', 'inputBorder', 'inputFocus', 'progressValue'] as const)(
    'keep %s visible on paper and sheet',
    (name) => {
      expect(contrast(name, 'page')).toBeGreaterThanOrEqual(3);
      expect(contrast(name, 'dialog')).toBeGreaterThanOrEqual(3);
    },
  );
});
