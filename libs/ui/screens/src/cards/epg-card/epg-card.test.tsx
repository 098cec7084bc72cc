import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { EpgCard } from './index.ts';

const programme = {
  id: 'general',
  href: '/tv/ararat/shows/general',
  title: 'Генерал',
  picture: { url: '/api/v1/images/backdrop-general', color: '#5b2a18', tone: 'dark' },
  channelName: 'Арарат',
  startTime: '18:40',
  endTime: '20:05',
} as const;

describe.each(['main', 'alternate'] as const)('EpgCard of %s', (label) => {
  it('names programme, time and channel, and leads to the programme', async () => {
    await renderWithLabel(<EpgCard programme={{ ...programme, day: '20 ноября' }} />, { label });

    const link = await screen.findByRole('link', { name: /Генерал/u });
    expect(link.getAttribute('href')).toBe('/tv/ararat/shows/general');
    expect(screen.getByText('20 ноября, 18:40–20:05 · Арарат')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that it is on the air, and how much of it is over', async () => {
    await renderWithLabel(<EpgCard programme={{ ...programme, progress: 0.62 }} />, { label });

    expect(await screen.findByText('В эфире')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Прошло 62\u00A0%' })).toBeTruthy();
  });
});
