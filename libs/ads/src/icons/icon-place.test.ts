import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdIcon } from '../model/ad.types.ts';
import { CONTROLS_STRIP, iconPlace, isIconDue } from './icon-place.ts';

const icon: AdIcon = {
  resource: { kind: 'static', url: 'https://ads.example/i.svg', type: 'image/svg+xml' },
  width: 24,
  height: 24,
  x: 'right',
  y: 'top',
  offset: 2,
  duration: 3,
  click: { tracking: [] },
  views: [],
  fallbackImages: [],
};
const box = { width: 640, height: 360 };

describe('iconPlace', () => {
  it('A21: stands at its side, and at its number of pixels', () => {
    expect(iconPlace(icon, box)).toEqual({ left: 616, top: 0 });
    expect(iconPlace({ ...icon, x: 10, y: 20 }, box)).toEqual({ left: 10, top: 20 });
  });

  it('A21: never stands over the controls, nor outside the picture', () => {
    const sides = fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.constant('bottom' as const));
    fc.assert(
      fc.property(fc.integer({ min: -2_000, max: 2_000 }), sides, (x, y) => {
        const { left, top } = iconPlace({ ...icon, x, y }, box);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + icon.width).toBeLessThanOrEqual(box.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + icon.height).toBeLessThanOrEqual(box.height - CONTROLS_STRIP);
      }),
    );
  });
});

describe('isIconDue', () => {
  it('A21: is seen from its offset on, for its duration', () => {
    expect([1.9, 2, 4.9, 5].map((time) => isIconDue(icon, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
