import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { longTitle } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { labels } from '@foyer/ui/theme';
import { EpisodeCard } from '../../cards/episode-card/index.ts';
import { Episodes, type EpisodesProps } from './index.ts';

const season = (number: number) => ({
  id: String(number),
  title: `Сезон ${number}`,
  href: `/series/marevo?season=${number}`,
  isCurrent: number === 1,
});

const episode = (number: number) => ({
  id: `e${number}`,
  href: `/episodes/e${number}/player`,
  number,
  title: `Перегон ${number}`,
  picture: longTitle.backdrop,
});

const props: EpisodesProps = {
  heading: 'Серии',
  seasons: [season(1), season(2)],
  episodes: [episode(1), episode(2)],
  currentId: 'e2',
  empty: 'Серий пока нет',
};

beforeAll(async () => {
  const variants = Object.values(labels).map((label) => label.variants);
  await Promise.all([...variants.map(Episodes.preload), ...variants.map(EpisodeCard.preload)]);
});

describe.each(['main', 'alternate'] as const)('Episodes of %s', (label) => {
  it('lists them in order and marks the one to go on with', async () => {
    await renderWithLabel(<Episodes {...props} />, { label });

    const region = await screen.findByRole('region', { name: 'Серии' });
    await within(region).findByRole('link', { name: /Перегон 2/u });
    const links = within(region).getAllByRole('link', { name: /Перегон/u });
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['/episodes/e1/player', null],
      ['/episodes/e2/player', 'true'],
    ]);
  });

  it('leads to the other seasons, where there are any', async () => {
    const { unmount } = await renderWithLabel(<Episodes {...props} />, { label });
    const seasons = within(await screen.findByRole('navigation', { name: 'Сезоны' }));
    expect(seasons.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([
      'true',
      null,
    ]);
    unmount();

    await renderWithLabel(<Episodes {...props} seasons={[season(1)]} />, { label });
    await screen.findByRole('region', { name: 'Серии' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says that there is nothing yet', async () => {
    await renderWithLabel(<Episodes {...props} episodes={[]} />, { label });

    expect(await screen.findByText('Серий пока нет')).toBeTruthy();
  });
});
