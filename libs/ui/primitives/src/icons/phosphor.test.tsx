import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { iconNames, type IconName } from './icon-names.ts';
import { laterShapes } from './phosphor-later.data.ts';
import { rareShapes } from './phosphor-rare.data.ts';
import PhosphorIcon from './phosphor.tsx';
import { phosphorPaths } from './phosphor.data.ts';

describe('PhosphorIcon', () => {
  it('has every icon exactly once, at once, later or rare', () => {
    const drawn = [
      ...Object.keys(phosphorPaths),
      ...Object.keys(laterShapes),
      ...Object.keys(rareShapes),
    ];
    expect(drawn.toSorted()).toEqual([...iconNames].toSorted());
  });

  it('is filled when on, and hidden from the ear', () => {
    const { container, rerender } = render(<PhosphorIcon name="home" />);
    const rest = container.querySelector('path')?.getAttribute('d');
    rerender(<PhosphorIcon name="home" isOn />);
    expect(container.querySelector('path')?.getAttribute('d')).not.toBe(rest);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is a circle for a name that no set has', async () => {
    const { container } = render(<PhosphorIcon name={'samovar' as IconName} />);
    await waitFor(() =>
      expect(container.querySelector('path')?.getAttribute('d')).toBe(laterShapes.circle?.rest),
    );
  });
});
