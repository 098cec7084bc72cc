import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { Top10 } from './index.ts';

describe('Top10, numerals', () => {
  it('numbers ten titles from 1, in the names of their links [HOME-003]', async () => {
    await renderWithLabel(<Top10 heading="Топ-10 за сутки" titles={titles} />);
    await screen.findByRole('link', { name: '1. Метрополис' });
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toHaveLength(10);
    expect(names.at(-1)).toBe('10. Генерал');
  });
});
