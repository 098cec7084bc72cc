import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longTitle, makeTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { PosterCard } from './index.ts';

describe('PosterCard, bare', () => {
  it('is one link to the page of the title, named by it [CARD-002]', async () => {
    await renderWithLabel(<PosterCard title={makeTitle('mayak', 'Маяк')} />);
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/movies/mayak');
    expect(link.textContent).toContain('Маяк');
    expect(link.textContent).toContain('2024, триллер');
  });

  it('says «Новинка» in place of year and genre', async () => {
    await renderWithLabel(<PosterCard title={makeTitle('mayak', 'Маяк', { isNew: true })} />);
    expect(await screen.findByText('Новинка')).toBeTruthy();
    expect(screen.queryByText('2024, триллер')).toBeNull();
  });

  it('shows one genre of several, so that the line holds', async () => {
    await renderWithLabel(<PosterCard title={longTitle} />);
    expect(await screen.findByText('2024, приключенческая мелодрама')).toBeTruthy();
  });

  it('is a film poster, or a big one [CONST-001, CONST-002]', async () => {
    const title = makeTitle('mayak', 'Маяк');
    const { container } = await renderWithLabel(
      <>
        <PosterCard title={title} />
        <PosterCard title={title} isBig />
      </>,
    );
    await screen.findAllByRole('link');

    const sources = [...container.querySelectorAll('source[type="image/avif"]')];
    expect(sources.map((source) => source.getAttribute('srcset')?.match(/\d+x\d+/gu))).toEqual([
      ['158x230', '316x460'],
      ['230x333', '460x666'],
    ]);
  });
});
