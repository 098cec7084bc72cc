import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './promo-banner-large.block.ts';
import {
  campaignFixture,
  promoBannerLargeBlock,
  promoBannerLargeFixture,
} from './promo-banner-large.fixtures.ts';
import { promoBannerLargeSchema } from './promo-banner-large.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const idsOf = (block: unknown) => {
  const read = v.safeParse(promoBannerLargeSchema, block);
  return read.success ? read.output.banners.map(({ id }) => id) : undefined;
};

describe('block name:promoBanner', () => {
  it('shows a campaign with its words, chosen by the name promoBanner [BLOCK-025]', async () => {
    expect(findBlock(promoBannerLargeFixture)).toBeDefined();
    await renderWithLabel(<Block block={promoBannerLargeFixture} />);

    const link = await screen.findByRole('link', { name: 'Детективы за полцены' });
    expect(link.getAttribute('href')).toBe('/promo_events/nochi-detektivov');
    const text = link.closest('article')?.textContent;
    expect(text).toBe('−50 %16+Детективы за полценыС пятницы на субботу');
  });

  it('shows at most two banners [BLOCK-072]', () => {
    const third = { ...bannerFixture, id: 'third' };

    expect(idsOf(promoBannerLargeBlock([campaignFixture, bannerFixture, third]))).toEqual([
      'landing-promo',
      'banner-chay',
    ]);
  });

  it('leaves out a banner that is broken or without a picture, and shows nothing without one', () => {
    const broken = { type: 'banner', banner: { ...bannerFixture, size: 'vast' } };
    const { items } = promoBannerLargeBlock([{ ...campaignFixture, images: [] }, bannerFixture]);

    expect(idsOf({ ...promoBannerLargeFixture, items: [broken, ...items] })).toEqual([
      'banner-chay',
    ]);
    expect(idsOf({ ...promoBannerLargeFixture, items: [broken] })).toBeUndefined();
  });

  it('is a scene or a box between lines, by the label', async () => {
    const main = await renderWithLabel(<Block block={promoBannerLargeFixture} />);
    const children = (root: HTMLElement) =>
      [...(root.querySelector('article')?.children ?? [])].map(({ tagName }) => tagName);
    await screen.findAllByRole('heading');
    expect(children(main.container)).toEqual(['SPAN', 'DIV']);
    main.unmount();

    const { container } = await renderWithLabel(<Block block={promoBannerLargeFixture} />, {
      label: 'alternate',
    });
    await screen.findAllByRole('heading');
    expect(children(container)).toEqual(['DIV']);
  });
});
