import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { findBlock } from '../../registry.ts';
import Block from './promo-banner.block.ts';
import { shares } from './promo-banner.css.ts';
import { giftFixture, promoBannerBlock, promoBannerFixture } from './promo-banner.fixtures.ts';
import { promoBannerSchema } from './promo-banner.schema.ts';

afterEach(cleanup);

describe('block name:promo_banner', () => {
  it('shows banners side by side, chosen by the name promo_banner [BLOCK-026]', async () => {
    expect(findBlock(promoBannerFixture)).toBeDefined();
    await renderWithLabel(<Block block={promoBannerFixture} />);

    const gift = await screen.findByRole('link', { name: 'Подарите кино' });
    expect(gift.getAttribute('href')).toBe('/podarochnye-sertifikaty');
    const tea = screen.getByRole<HTMLAnchorElement>('link', { name: 'Чай для долгих серий' });
    expect(tea.target).toBe('_blank');
  });

  it('shows at most two banners, and nothing without one [BLOCK-072]', () => {
    const third = { ...giftFixture, id: 'third' };
    const of = (banners: Parameters<typeof promoBannerBlock>[0]) => {
      const read = v.safeParse(promoBannerSchema, promoBannerBlock(banners));
      return read.success ? read.output.banners.length : undefined;
    };

    expect([of([bannerFixture, giftFixture, third]), of([])]).toEqual([2, undefined]);
  });

  it('gives each the room that its size says [BLOCK-086]', async () => {
    await renderWithLabel(
      (['small', 'medium', 'large', 'stretching'] as const).map((size) => (
        <Block key={size} block={promoBannerBlock([{ ...giftFixture, size }])} />
      )),
    );

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.closest('li')?.className)).toEqual([
      shares.small,
      shares.medium,
      shares.large,
      shares.stretching,
    ]);
    expect(new Set(Object.values(shares)).size).toBe(4);
  });
});
