import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { ChannelCard } from './index.ts';

const channel = {
  id: 'ararat',
  href: '/tv/ararat',
  title: 'Арарат',
  logo: { url: '/api/v1/images/channel-ararat', color: '#b3202c', tone: 'dark' },
  mark: { url: '/api/v1/images/channel-mark-ararat', color: '#b3202c', tone: 'dark' },
  programme: { title: 'Голоса Гюмри', startTime: '19:10', endTime: '20:00', progress: 0.58 },
} as const;

describe.each(['main', 'alternate'] as const)('ChannelCard of %s', (label) => {
  it('leads to the channel and says what is on and how much of it is over', async () => {
    await renderWithLabel(<ChannelCard channel={channel} />, { label });

    const link = await screen.findByRole('link', { name: /Голоса Гюмри/u });
    expect(link.getAttribute('href')).toBe('/tv/ararat');
    expect(screen.getByText(/Арарат/u)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Прошло 58\u00A0%' })).toBeTruthy();
  });

  it('is named by the channel while its programme is not known', async () => {
    const { programme: _unknown, ...bare } = channel;
    await renderWithLabel(<ChannelCard channel={bare} />, { label });

    expect(await screen.findByRole('link', { name: 'Арарат' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('ChannelCard, lit', () => {
  it('sets the name of the channel where its sign does not come', async () => {
    const { container } = await renderWithLabel(<ChannelCard channel={channel} />);
    await screen.findByRole('link');
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('Арарат')).toBeTruthy();
  });

  it('shows the sign with the name in 176×100 and the time of the programme [CONST-004]', async () => {
    const { container } = await renderWithLabel(<ChannelCard channel={channel} />);
    expect(await screen.findByText('19:10–20:00', { exact: false })).toBeTruthy();

    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset');
    expect(avif).toMatch(/channel-ararat\/176x100\.avif 1x/u);
  });
});

describe('ChannelCard, print', () => {
  it('shows the mark alone, and until when the programme lasts', async () => {
    const { container } = await renderWithLabel(<ChannelCard channel={channel} />, {
      label: 'alternate',
    });
    expect(await screen.findByText('до 20:00')).toBeTruthy();

    expect(container.querySelector('img')?.getAttribute('src')).toContain('/channel-mark-ararat/');
  });
});
