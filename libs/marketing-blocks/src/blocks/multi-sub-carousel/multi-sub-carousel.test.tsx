import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './multi-sub-carousel.block.ts';
import { multiSubCarouselFixture as fixture } from './multi-sub-carousel.fixtures.ts';
import { multiSubCarouselSchema } from './multi-sub-carousel.schema.ts';

afterEach(cleanup);

const read = (items: readonly unknown[]) => {
  const result = v.safeParse(multiSubCarouselSchema, { ...fixture, items });
  return result.success ? [result.output.titles.length, result.output.glow] : undefined;
};

describe('block tag:multi_sub_carousel', () => {
  it('shows its titles under headline and label, chosen by its tag [BLOCK-014]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    const region = await screen.findByRole('region', { name: 'Что внутри: кино' });
    expect(region.querySelector('p')?.textContent).toBe('Кино');
    const links = await screen.findAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('/movies/gorod-posle-dozhdya');
    expect(links).toHaveLength(6);
  });

  it('is lit from four titles on, shows twenty at most, and nothing without one', () => {
    expect(read(titleItems(3))).toEqual([3, undefined]);
    expect(read(titleItems(4))).toEqual([4, '#3d8bff']);
    expect(read(titleItems(25))).toEqual([20, '#3d8bff']);
    expect(read([{ type: 'media_item', media_item: {} }])).toBeUndefined();
  });

  it('is stills in a row, or a shelf of posters that turns, by the label', async () => {
    const main = await renderWithLabel(<Block block={fixture} />);
    await screen.findAllByRole('link');
    expect(main.container.querySelector('img')?.getAttribute('src')).toMatch('backdrop');
    main.unmount();

    const other = await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    await screen.findAllByRole('link');
    expect(other.container.querySelector('img')?.getAttribute('src')).toMatch('poster');
  });
});
