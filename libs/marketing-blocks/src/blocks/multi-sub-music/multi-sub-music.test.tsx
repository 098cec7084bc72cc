import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './multi-sub-music.block.ts';
import { multiSubMusicFixture as fixture, songItems } from './multi-sub-music.fixtures.ts';
import { multiSubMusicSchema } from './multi-sub-music.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(multiSubMusicSchema, { ...fixture, items });
  return read.success ? read.output.songs.length : undefined;
};

describe('block tag:multi_sub_music', () => {
  it('leads each song to its page, chosen by its tag [BLOCK-017]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    const region = await screen.findByRole('region', { name: 'Что внутри: музыка' });
    expect(region.querySelector('p')?.textContent).toBe('Караоке');
    const link = screen.getByRole('link', { name: 'Огни порта 3' });
    expect(link.getAttribute('href')).toBe('/karaoke/song-3');
  });

  it('shows four to twelve songs, without the broken ones', () => {
    expect(countOf(songItems(3))).toBeUndefined();
    expect(countOf([{ type: 'karaoke_item', karaoke_item: {} }, ...songItems(4)])).toBe(4);
    expect(countOf(songItems(15))).toBe(12);
  });

  it('is sleeves in no order, or a chart with ranks, by the label', async () => {
    const main = await renderWithLabel(<Block block={fixture} />);
    expect(main.container.querySelector('ol')).toBeNull();
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    main.unmount();

    const other = await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    expect(other.container.querySelector('ol > li')?.textContent).toMatch(/^1Огни порта 1/u);
  });
});
