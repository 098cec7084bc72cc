import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { BareHeader } from './index.ts';

describe('BareHeader', () => {
  it.each([
    ['main', 'Софит', 1],
    ['alternate', 'Полоса.', 0],
  ] as const)('of %s leads home by the name that the pages bear', async (label, shown, marks) => {
    const { container } = await renderWithLabel(<BareHeader homeHref="/" />, { label });

    const home = await screen.findByRole('link', { name: shown.replace('.', '') });
    expect([home.getAttribute('href'), home.textContent]).toEqual(['/', shown]);
    expect(container.querySelectorAll('img')).toHaveLength(marks);
  });
});
