import { describe, expect, it } from 'vitest';
import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import { customBlockFixture, mediaViewFixture } from './media-views.fixtures.ts';
import { readMediaView } from './read-media-view.ts';

describe('readMediaView', () => {
  it('gives a page of known blocks unchanged', () => {
    expect(readMediaView(mediaViewFixture)).toEqual(mediaViewFixture);
  });

  it('leaves out a block of a type that it does not know, and keeps the others [BLOCK-002]', () => {
    const [promo] = mediaViewFixture.media_blocks;
    const answer = {
      ...mediaViewFixture,
      media_blocks: [{ id: 'new', type: 'hologram', shine: 3 }, ...mediaViewFixture.media_blocks],
    };

    const view = readMediaView(answer);

    expect(view.media_blocks[0]).toEqual(promo);
    expect(view.media_blocks).toHaveLength(mediaViewFixture.media_blocks.length);
  });

  it('leaves out a block that is broken', () => {
    const broken = { ...customBlockFixture, custom_data: { glow_color: 'url(evil)' } };

    const view = readMediaView({ ...mediaViewFixture, media_blocks: [broken] });

    expect(view.media_blocks).toEqual([]);
  });

  it('leaves out an item that is broken or of an unknown type, and keeps its neighbours', () => {
    const good = { type: 'media_item' as const, media_item: mediaItemShortFixture };
    const block = {
      id: 'shelf',
      type: 'content' as const,
      name: 'Новинки',
      items: [{ type: 'hologram' }, { type: 'media_item' }, good, null],
    };

    const view = readMediaView({ ...mediaViewFixture, media_blocks: [block] });

    expect(view.media_blocks[0]?.items).toEqual([good]);
  });

  it('keeps a custom block whose tag it has never heard of, for the page to decide', () => {
    const block = { ...customBlockFixture, tag: 'brand_new' };

    const view = readMediaView({ ...mediaViewFixture, media_blocks: [block] });

    expect(view.media_blocks[0]?.tag).toBe('brand_new');
  });
});
