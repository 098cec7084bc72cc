import { customDataSchema, type MediaView } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../seed/pages.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const view = async (path: string, caller = backend.caller()): Promise<MediaView> =>
  (await caller.send('GET', `/media-views/${path}`)).body as MediaView;

describe('getMediaView', () => {
  it('speaks the language asked for, down to buttons and pictures of custom blocks', async () => {
    const { media_blocks: blocks } = await view('landing?lang=hye');

    const hero = blocks.find(({ tag }) => tag === 'hero');

    expect(hero).toMatchObject({
      name: 'Կինո ամբողջ երեկոյի համար',
      custom_data: {
        glow_color: '#ff6a3d',
        backgrounds: [{ url: '/api/v1/images/backdrop-gorod-posle-dozhdya' }],
        buttons: [
          { type: 'block_target', title: 'Միացնել' },
          { type: 'target', title: 'Տեսնել կատալոգը' },
          { type: 'modal', title: 'Պայմաններ' },
        ],
      },
    });
  });

  it('fills blocks with items of every type [HOME-007, ENTITY-037]', async () => {
    const caller = await backend.signedIn(5);
    const types = new Set<string>();
    for (const { alias } of pages) {
      for (const { items } of (await view(alias, caller)).media_blocks) {
        for (const { type } of items) types.add(type);
      }
    }

    expect([...types].sort()).toEqual([
      'banner',
      'channel',
      'collection',
      'epg',
      'karaoke_item',
      'media_item',
      'service',
    ]);
  });

  it('leads to no party of the demo where its powers are off', async () => {
    const plain = await createTestBackend({ CONTROL: '0' }, { isKept: true });

    const { text } = await plain.caller().send('GET', '/media-views/landing');
    await plain.close();

    expect(text).toContain('landing-gift');
    expect(text).not.toContain(plain.config.partiesUrl);
    expect(text).not.toContain('landing-tea');
  });

  it('says who pays for a banner, what it counts and where it leads [ENTITY-035]', async () => {
    const parties = backend.config.partiesUrl;
    const { media_blocks: blocks } = await view('landing?lang=eng');

    const banners = blocks
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.type === 'banner' ? [item.banner] : []));

    expect(banners.find(({ id }) => id === 'landing-tea')).toEqual({
      id: 'landing-tea',
      title: 'Tea for long episodes',
      subtitle: 'Ready by the finale',
      images: [expect.objectContaining({ url: '/api/v1/images/backdrop-solo-dlya-prachechnoy' })],
      color: '#3a2a1d',
      labels: [{ text: 'Advertisement', color: '#ffffff' }],
      advertiser_info: { owner: 'Teapot LLC', token: '2VtzqDemoTea', font_color: '#ffffff' },
      ad_pixel: {
        links: {
          show_url: `${parties}/ads/track?slot=preroll&event=impression&ad=tea`,
          click_url: `${parties}/ads/track?slot=preroll&event=click&ad=tea`,
        },
      },
      target: { type: 'blank', url: `${parties}/ads/landing?ad=tea`, title: 'More' },
      size: 'medium',
    });
    const below = blocks.flatMap(({ custom_data: data }) => data?.banners ?? []);
    const sizes = new Set([...banners, ...below].map(({ size }) => size));
    expect([...sizes].sort()).toEqual(['large', 'medium', 'small', 'stretching']);
  });

  it('gives a custom block its name, its target and its own data [ENTITY-036, ENTITY-038]', async () => {
    const { media_blocks: blocks } = await view('landing?lang=eng');

    const sport = blocks.find(({ name }) => name === 'promo_banner_sport');

    expect(sport).toMatchObject({
      type: 'custom_block',
      target: { type: 'screen', link: '/tv/futbolnyy-dvor' },
      items: [],
      custom_data: {
        title: 'Upper Yard — Lower Yard',
        service_id: 'sport',
        timer: { title: 'Until the whistle' },
        buttons: [{ type: 'block_target', title: 'To the channel' }],
      },
    });
    expect(blocks.find(({ name }) => name === 'seoText')?.display_type).toBe('unauthorized');
  });

  it('uses everything that custom data can say [ENTITY-039]', async () => {
    const used = new Set<string>();
    // What was picked is for viewers with a profile alone.
    const caller = await backend.signedIn(5);
    for (const { alias } of pages) {
      const { media_blocks: blocks } = await view(alias, caller);
      for (const { custom_data: data } of blocks) {
        for (const key of Object.keys(data ?? {})) used.add(key);
      }
    }
    const unused = Object.keys(customDataSchema.entries).filter((key) => !used.has(key));

    expect(unused).toEqual([]);
  });

  it('counts a timer from today, so that a match is always to come', async () => {
    const { media_blocks: blocks } = await view('landing');

    const end =
      blocks.find(({ name }) => name === 'promo_banner_sport')?.custom_data?.timer?.end_date_time ??
      '';
    const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}) (.*)$/.exec(end) ?? [];

    expect(time).toBe('20:00');
    expect(Date.parse(`${year}-${month}-${day}`)).toBeGreaterThan(Date.now());
  });
});
