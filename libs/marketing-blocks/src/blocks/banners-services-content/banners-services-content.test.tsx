import { bannerFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { adInk } from '../../parts/banner.css.ts';
import { findBlock } from '../../registry.ts';
import Block from './banners-services-content.block.ts';
import {
  bannersServicesContentBlock,
  bannersServicesContentFixture,
  manyWaysFixture,
  waysFixture,
} from './banners-services-content.fixtures.ts';
import { bannersServicesContentSchema } from './banners-services-content.schema.ts';
import { tiles } from './tiles.css.ts';

afterEach(cleanup);

describe('block name:bannersServicesContent', () => {
  it('is a mosaic of links by size, chosen by its name [BLOCK-031]', async () => {
    expect(findBlock(bannersServicesContentFixture)).toBeDefined();
    await renderWithLabel(<Block block={bannersServicesContentFixture} />);

    const all = await screen.findByRole('link', { name: 'Всё сразу' });
    expect(all.getAttribute('href')).toBe('/services');
    expect(all.closest('li')?.className).toBe(tiles.stretching);
    expect(screen.getByRole('link', { name: 'Детям' }).closest('li')?.className).toBe(tiles.small);
  });

  it('shows at most eight, and nothing without one', () => {
    const ninth = waysFixture.map((way) => ({ ...way, id: `${way.id}-again` }));
    const of = (block: unknown) => {
      const read = v.safeParse(bannersServicesContentSchema, block);
      return read.success ? read.output.banners.length : undefined;
    };
    const { items } = bannersServicesContentBlock(ninth);

    expect(of({ ...manyWaysFixture, items: [...manyWaysFixture.items, ...items] })).toBe(8);
    expect(of({ ...manyWaysFixture, items: [{ type: 'banner', banner: {} }] })).toBeUndefined();
  });

  it('stands under its headline, where it has one', async () => {
    const block = { ...manyWaysFixture, custom_data: { title: 'Куда пойдём' } };
    await renderWithLabel(<Block block={block} />);

    expect(await screen.findByRole('heading', { level: 2, name: 'Куда пойдём' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  });

  it.each(['main', 'alternate'] as const)(
    'says whose advertisement a banner is, on a ground of its colour, in the label %s [BLOCK-087]',
    async (label) => {
      await renderWithLabel(<Block block={bannersServicesContentBlock([bannerFixture])} />, {
        label,
      });

      const words = await screen.findByText(/erid/u);
      expect(words.style.getPropertyValue(adInk)).toBe('#ffffff');
      expect(words.closest<HTMLElement>('.art-22303c')).not.toBeNull();
      expect(words.closest('[data-banner]')?.getAttribute('data-banner')).toBe('banner-chay');
    },
  );

  it('is scenes or cells with words first, by the label', async () => {
    const first = async () => {
      const link = await screen.findByRole('link', { name: 'Детям' });
      return link.closest('article')?.firstElementChild?.tagName;
    };
    const main = await renderWithLabel(<Block block={bannersServicesContentFixture} />);
    expect(await first()).toBe('SPAN');
    main.unmount();

    await renderWithLabel(<Block block={bannersServicesContentFixture} />, { label: 'alternate' });
    expect(await first()).toBe('DIV');
  });
});
