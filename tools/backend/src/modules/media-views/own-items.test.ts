import type { MediaView } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
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
  it('shows what the profile has begun, the latest first, and where it stopped', async () => {
    const { media_blocks: blocks } = await view('main', await backend.signedIn(5));

    const begun = blocks.find(({ name }) => name === 'Продолжить просмотр');

    expect(slugsOf(begun)).toEqual([
      'nochnoy-ekspress',
      'posledniy-parom',
      'doroga-na-yug',
      'kot-kapitan',
      'metropolis',
    ]);
    expect(begun?.items[0]).toMatchObject({
      media_position: { timepoint: 4860, is_viewed: false },
    });
  });

  it('marks the favourites of the profile, and nobody else’s', async () => {
    const own = await view('main', await backend.signedIn(5));
    const others = await view('main');
    const isFavourite = ({ media_blocks: [promo] }: MediaView) =>
      (promo?.items ?? []).map((item) => item.type === 'media_item' && item.media_item.is_favorite);

    expect([isFavourite(own), isFavourite(others)]).toEqual([
      [false, true, false, false, true],
      [false, false, false, false, false],
    ]);
  });

  it('recommends by what the profile watches, without what it has begun', async () => {
    const { media_blocks: blocks } = await view('main', await backend.signedIn(5));

    const recommended = slugsOf(blocks.find(({ type }) => type === 'recom_cold_start'));

    expect(recommended.length).toBeGreaterThan(9);
    expect(recommended).not.toContain('nochnoy-ekspress');
  });

  it('recommends what is popular to a child that has watched nothing, and nothing above its age', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const { media_blocks: blocks } = await view('main', caller);
    const { items = [] } = blocks.find(({ type }) => type === 'recom_cold_start') ?? {};
    const ages = items.flatMap((item) =>
      item.type === 'media_item' ? [item.media_item.age_level.age_value] : [],
    );

    expect(ages).toHaveLength(20);
    expect(Math.max(...ages)).toBe(6);
  });

  it('shows a child nothing above the highest limit of its profile, on any page', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const above = [];
    for (const path of ['media-views/main', 'media-views/movies', 'media-views/silent']) {
      const page = (await caller.send('GET', `/${path}`)).body as MediaView;
      for (const item of page.media_blocks.flatMap(({ items }) => items)) {
        if (item.type === 'media_item' && item.media_item.age_level.age_value > 6) above.push(path);
      }
    }

    expect(above).toEqual([]);
  });

  it('puts the title that the page is about first, and what is like it after it [CALL-036]', async () => {
    const { media_blocks: blocks } = await view('similar?media_item_id=metropolis');

    const [promo, shelf] = blocks;

    expect(slugsOf(promo)[0]).toBe('metropolis');
    expect(slugsOf(shelf)).not.toContain('metropolis');
    expect(slugsOf(shelf)).toContain('aelita');
  });
});
