import { mediaBlockSchema, mediaBlockTypes, type MediaView } from '@foyer/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../seed/pages.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const view = async (path: string, caller = backend.caller()): Promise<MediaView> =>
  (await caller.send('GET', `/media-views/${path}`)).body as MediaView;

/** Names of the media items of a block. */
const slugsOf = (block: MediaView['media_blocks'][number] | undefined): string[] =>
  (block?.items ?? []).flatMap((item) =>
    item.type === 'media_item' ? [item.media_item.slug] : [],
  );

describe('getMediaView', () => {
  it('composes the home page for a visitor', async () => {
    const { media_blocks: blocks } = await view('main');

    expect(slugsOf(blocks[0])).toEqual([
      'gorod-posle-dozhdya',
      'kassiopeya',
      'posledniy-parom',
      'metropolis',
      'leto-v-gyumri',
    ]);
    expect(blocks.find(({ type }) => type === 'top10')?.items).toHaveLength(10);
    expect(blocks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['promo', 'content', 'top10', 'service', 'collection', 'background']),
    );
    expect(blocks.map(({ type }) => type)).not.toContain('recom_cold_start');
  });

  it.each(pages.map(({ alias }) => alias))('knows the page %s, and all of it', async (alias) => {
    const page = await view(alias, await backend.signedIn(5));

    expect(page.alias).toBe(alias);
    expect(page.media_blocks.length).toBeGreaterThan(0);
    for (const block of page.media_blocks) v.parse(mediaBlockSchema, block);
  });

  it('serves each media-block type somewhere', async () => {
    const caller = await backend.signedIn(5);
    const types = new Set<string>();
    for (const { alias } of pages) {
      for (const { type } of (await view(alias, caller)).media_blocks) types.add(type);
    }

    expect([...types].sort()).toEqual([...mediaBlockTypes].sort());
  });

  it('shows nothing above 6+ to children', async () => {
    const { media_blocks: blocks } = await view('kids');

    const ages = blocks.flatMap(({ items }) =>
      items.flatMap((item) =>
        item.type === 'media_item' ? [item.media_item.age_level.age_value] : [],
      ),
    );

    expect(ages.length).toBeGreaterThan(50);
    expect(Math.max(...ages)).toBe(6);
  });

  it('leaves films that are still to come to their own shelf', async () => {
    const { media_blocks: blocks } = await view('main');

    const [soon] = blocks.filter(({ name }) => name === 'Скоро');
    const others = blocks.filter(({ name }) => name !== 'Скоро').flatMap(slugsOf);

    expect(slugsOf(soon)).toEqual([
      'tsirk-uezzhaet-v-pyatnitsu',
      'most-cherez-noyabr',
      'pozyvnoy-sova',
      'vyshe-ararata',
    ]);
    expect(soon?.items[0]).toMatchObject({
      media_item: { is_coming_soon: true, start_date: '2028-12-21' },
    });
    expect(others).not.toContain('vyshe-ararata');
  });

  it.each(['nowhere', 'main?media_item_id=nowhere'])('does not know %s', async (path) => {
    const answer = await backend.caller().send('GET', `/media-views/${path}`);

    expect(answer.body).toEqual({ error_code: 1000002, description: 'Ничего не нашлось' });
  });
});
