import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { Shelf } from './index.ts';

const shelf = (
  <Shelf heading="На этой неделе" href="/week">
    {titles.map((title) => (
      <PosterCard key={title.id} title={title} />
    ))}
  </Shelf>
);

describe('Shelf, bleed', () => {
  it('is a named region with a list of all cards', async () => {
    await renderWithLabel(shelf);
    expect(await screen.findByRole('region', { name: 'На этой неделе' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(titles.length);
    expect(screen.getByRole('link', { name: 'На этой неделе' }).getAttribute('href')).toBe('/week');
  });

  it('is walked with the arrow keys', async () => {
    await renderWithLabel(shelf);
    const first = await screen.findByRole('link', { name: /Метрополис/u });
    const second = screen.getByRole('link', { name: /Тихая вода/u });
    first.focus();
    // What walks a row comes with the first act.
    await vi.waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(second);
    });
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(second);
  });
});
