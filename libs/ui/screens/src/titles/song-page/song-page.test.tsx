import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { SongPage } from './song-page.tsx';

const similar = titles.slice(0, 2).map(({ id, title, poster }) => ({
  id,
  title,
  href: `/karaoke/${id}`,
  artist: 'Народная песня',
  picture: poster,
}));
const [picture] = titles.map(({ poster }) => poster);
if (!picture) throw new Error('fixtures hold no title');

describe.each(['main', 'alternate'] as const)('SongPage of %s', (label) => {
  it('opens with the song and whose it is, and leads to singing it and to others', async () => {
    await renderWithLabel(
      <SongPage
        title="Калинка"
        artist="Русская народная песня"
        picture={picture}
        genres={['Народные']}
        duration="Длительность: 2:54"
        action={<a href="/karaoke/kalinka?player">Петь</a>}
        similarHeading="Спеть ещё"
        similar={similar}
      />,
      { label },
    );

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Калинка');
    expect(screen.getByText('Русская народная песня')).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'Спеть ещё' }));
    expect([
      screen.getByRole('link', { name: 'Петь' }).getAttribute('href'),
      ...others.getAllByRole('link').map((link) => link.getAttribute('href')),
    ]).toEqual(['/karaoke/kalinka?player', ...similar.map(({ href }) => href)]);
  });
});
