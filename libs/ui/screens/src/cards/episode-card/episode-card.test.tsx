import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { EpisodeCard } from './index.ts';

const episode = {
  id: 'peregon',
  href: '/episodes/peregon/player',
  number: 3,
  title: 'Перегон',
  picture: { url: '/api/v1/images/backdrop-general', color: '#5b2a18', tone: 'dark' },
  minutes: 48,
  date: '21 ноября',
} as const;

describe.each(['main', 'alternate'] as const)('EpisodeCard of %s', (label) => {
  it('says its number and title, and leads to the player [CARD-001]', async () => {
    await renderWithLabel(<EpisodeCard episode={episode} />, { label });

    const link = await screen.findByRole('link', { name: /3\..*Перегон/u });
    expect(link.getAttribute('href')).toBe('/episodes/peregon/player');
    expect(screen.getByText('48 мин, 21 ноября')).toBeTruthy();
    expect(link.getAttribute('aria-current')).toBeNull();
  });

  it('says how much of it was watched, and when all of it was', async () => {
    await renderWithLabel(<EpisodeCard episode={{ ...episode, progress: 0.4 }} />, { label });
    expect(await screen.findByRole('progressbar', { name: 'Просмотрено 40\u00A0%' })).toBeTruthy();

    await renderWithLabel(<EpisodeCard episode={{ ...episode, isWatched: true }} />, { label });
    expect(await screen.findByText('48 мин, 21 ноября, просмотрено')).toBeTruthy();
  });

  it('tells which one to go on with', async () => {
    await renderWithLabel(<EpisodeCard episode={episode} isCurrent />, { label });

    const link = await screen.findByRole('link');
    expect(link.getAttribute('aria-current')).toBe('true');
  });
});
