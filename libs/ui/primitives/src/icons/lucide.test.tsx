import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { iconNames, type IconName } from './icon-names.ts';
import { laterShapes } from './lucide-later.data.ts';
import { rareShapes } from './lucide-rare.data.ts';
import { lucidePaths } from './lucide.data.ts';
import LucideIcon from './lucide.tsx';

const shapes = { ...lucidePaths, ...laterShapes, ...rareShapes };

describe('lucidePaths', () => {
  it.each(iconNames)('draws %s from fixed starts, so that its shapes keep their places', (name) => {
    const rest = shapes[name]?.rest;

    expect(rest?.startsWith('M')).toBe(true);
    expect(rest).not.toMatch(/m|NaN|undefined/u);
  });
});

describe('LucideIcon', () => {
  it('has every icon exactly once, at once, later or rare', () => {
    const drawn = [
      ...Object.keys(lucidePaths),
      ...Object.keys(laterShapes),
      ...Object.keys(rareShapes),
    ];
    expect(drawn.toSorted()).toEqual([...iconNames].toSorted());
  });

  it('keeps the place of an icon that comes later', async () => {
    const { container } = render(<LucideIcon name="globe" size={28} />);
    const place = container.querySelector('svg');
    const kept = [place?.getAttribute('width'), place?.childElementCount];

    await waitFor(() =>
      expect(container.querySelector('path')?.getAttribute('d')).toBe(laterShapes.globe?.rest),
    );

    expect(kept).toEqual(['28', 0]);
  });

  it('is a circle for a name that no set has', async () => {
    const { container } = render(<LucideIcon name={'samovar' as IconName} />);
    await waitFor(() =>
      expect(container.querySelector('path')?.getAttribute('d')).toBe(laterShapes.circle?.rest),
    );
  });
});
