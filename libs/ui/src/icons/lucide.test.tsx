import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { iconNames, type IconName } from './icon-names.ts';
import { lucidePaths } from './lucide.data.ts';
import LucideIcon from './lucide.tsx';

describe('lucidePaths', () => {
  it.each(iconNames)('draws %s from fixed starts, so that its shapes keep their places', (name) => {
    const { rest } = lucidePaths[name];

    expect(rest.startsWith('M')).toBe(true);
    expect(rest).not.toMatch(/m|NaN|undefined/u);
  });
});

describe('LucideIcon', () => {
  it('is a circle for a name that no set has', () => {
    const { container } = render(<LucideIcon name={'samovar' as IconName} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe(lucidePaths.circle.rest);
  });
});
