import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { BannerCard } from './index.ts';

const banner = {
  id: 'festival',
  href: '#festival',
  title: 'Фестиваль тихого кино',
  picture: { url: '/api/v1/images/backdrop-general', color: '#5b2a18', tone: 'dark' },
} as const;

describe.each(['main', 'alternate'] as const)('BannerCard of %s', (label) => {
  it('tells who pays, outside of the link', async () => {
    const advertiser = { owner: 'ООО «Берег»', token: '2SDnj' };
    await renderWithLabel(<BannerCard banner={{ ...banner, advertiser }} />, { label });

    const link = await screen.findByRole('link', { name: 'Фестиваль тихого кино' });
    const payer = screen.getByText(/ООО «Берег»\. erid: 2SDnj$/u);
    expect(link.contains(payer)).toBe(false);
    expect(screen.getByText(/^Реклама/u)).toBeTruthy();
  });

  it('tells it in the advertiser’s colours, where they are given [BLOCK-087]', async () => {
    const advertiser = {
      owner: 'ООО «Берег»',
      token: '2SDnj',
      colors: { words: '#ffe2a8', ground: '#14264a' },
    };
    await renderWithLabel(<BannerCard banner={{ ...banner, advertiser }} />, { label });

    const { style } = await screen.findByText(/erid/u);
    expect(style.getPropertyValue('--banner-ad-ink')).toBe('#ffe2a8');
    expect(style.getPropertyValue('--banner-ad-ground')).toBe('#14264a');
  });

  it('tells when it is followed', async () => {
    const onPress = vi.fn();
    await renderWithLabel(<BannerCard banner={banner} onPress={onPress} />, { label });

    await userEvent.click(await screen.findByRole('link'));

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is no link without a target', async () => {
    const { href: _none, ...still } = banner;
    await renderWithLabel(<BannerCard banner={still} />, { label });

    expect(await screen.findByText('Фестиваль тихого кино')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks for a picture in the size of its place [CONST-008, CONST-009]', async () => {
    const { container } = await renderWithLabel(
      <>
        <BannerCard banner={banner} />
        <BannerCard banner={banner} size="small" />
      </>,
      { label },
    );
    await screen.findAllByRole('link');

    const sources = [...container.querySelectorAll('source[type="image/avif"]')];
    expect(sources.map((source) => source.getAttribute('srcset')?.split(' ')[0])).toEqual([
      '/api/v1/images/backdrop-general/386x216.avif',
      '/api/v1/images/backdrop-general/228x228.avif',
    ]);
  });
});
