import type { MediaItem } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { films } from '../../seed/films/index.ts';
import { series } from '../../seed/series/index.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const item = async (path: string, caller = backend.caller()): Promise<MediaItem> =>
  (await caller.send('GET', `/media-items/${path}`)).body as MediaItem;

describe('getMediaItem', () => {
  it('answers every title in every language', async () => {
    const caller = backend.caller();
    for (const { slug } of [...films, ...series]) {
      for (const language of ['rus', 'eng', 'hye']) {
        const { status, body } = await caller.send('GET', `/media-items/${slug}?lang=${language}`);

        const title = body as MediaItem;
        expect([slug, language, status]).toEqual([slug, language, 200]);
        expect(title.description.split('\n\n')).toHaveLength(2);
        expect(title.similar.length).toBeGreaterThan(0);
        expect(title.persons.length).toBeGreaterThan(0);
      }
    }
  });

  it('tells the same film in the language asked for [CALL-029, CALL-033]', async () => {
    const told = [];
    for (const language of ['rus', 'eng', 'hye']) {
      const { name, persons } = await item(`metropolis?lang=${language}`);
      told.push([name, persons[0]?.name]);
    }

    expect(told).toEqual([
      ['Метрополис', 'Фриц Ланг'],
      ['Metropolis', 'Fritz Lang'],
      ['Մետրոպոլիս', 'Ֆրից Լանգ'],
    ]);
  });

  it('names who holds the rights, and the pictures of the page [ENTITY-022]', async () => {
    const namus = await item('namus');
    const ours = await item('alibi');

    expect(namus).toMatchObject({
      logo: { url: '/api/v1/images/poster-namus' },
      background: { url: '/api/v1/images/backdrop-namus' },
      visit_card: { url: '/api/v1/images/backdrop-namus' },
      copyright_holder_logo_1: { url: '/api/v1/images/channel-mark-ararat' },
      copyright_holder_logo_2: { url: '/api/v1/images/channel-mark-nemoy-ekran' },
    });
    expect(ours).not.toHaveProperty('copyright_holder_logo_1');
  });

  it('says of an episode where it stands in its series [ENTITY-023]', async () => {
    const episode = await item('lotsman-sezon-1-seriya-2?type=episode');

    expect(episode).toMatchObject({
      type: 'episode',
      name: '2-я серия',
      short_name: 'Серия 2',
      series_id: 'lotsman',
      series_slug: 'lotsman',
      series_name: 'Лоцман',
      season_id: 'lotsman-sezon-1',
      season_slug: 'lotsman-sezon-1',
      season_order_number: 1,
      season_short_name: 'Сезон 1',
      order_number: 2,
      logo: { url: '/api/v1/images/still-lotsman-sezon-1-seriya-2' },
      background: { url: '/api/v1/images/backdrop-lotsman' },
    });
    expect(episode.persons.length).toBeGreaterThan(0);
    expect(episode.duration).toBeGreaterThan(60);
  });

  it('counts the seasons of a series and the episodes of a season', async () => {
    const lotsman = series.find(({ slug }) => slug === 'lotsman');

    const whole = await item('lotsman');
    const season = await item('lotsman-sezon-1');

    expect(whole).toMatchObject({
      type: 'series',
      duration: 0,
      children_amount: lotsman?.seasons.length,
    });
    expect(season).toMatchObject({
      type: 'season',
      name: '1-й сезон',
      order_number: 1,
      children_amount: lotsman?.seasons[0]?.episodes,
    });
  });

  it('finds an item by the type that its address says, and not under another', async () => {
    const caller = backend.caller();

    const asSeries = await caller.send('GET', '/media-items/lotsman?type=series');
    const asFilm = await caller.send('GET', '/media-items/lotsman?type=film');

    expect([asSeries.status, asFilm.status]).toEqual([200, 404]);
  });

  it('calls short series by their category [CARD-016]', async () => {
    const short = await item('barista-znaet', await backend.signedIn(5));

    expect(short.category).toEqual({ alias: 'shortseries', name: 'Короткие истории' });
    expect(short.actions[0]).toMatchObject({
      type: 'watch',
      target: { link: '/episodes/barista-znaet-sezon-1-seriya-1/stories' },
    });
  });

  it('never says that an item is a ticket: that is the front end’s to know [CARD-017]', async () => {
    expect(await item('metropolis')).not.toHaveProperty('is_kupi_bilet');
  });

  it('gives the preview of a card a stream for each kind of player [ENTITY-024]', async () => {
    const { assets } = await item('metropolis');

    expect(assets.preview_assets).toEqual([
      {
        url: expect.stringMatching(/^\/api\/v1\/origin\/trailer\/.*manifest\.mpd/),
        urls: {
          dash: expect.stringMatching(/manifest\.mpd/),
          hls: expect.stringMatching(/variant\.m3u8/),
        },
        is_crypted: false,
        is_hevc: false,
        is_tokenized: false,
        player_type: 'web',
      },
    ]);
  });

  it('offers to play what is open, and to buy what is not [ENTITY-054]', async () => {
    const trailer = (path: string) => ({
      type: 'trailer',
      title: 'Трейлер',
      target: { type: 'screen', link: `${path}/trailer` },
    });

    const open = await item('metropolis');
    const sold = await item('lotsman');
    const rented = await item('pozyvnoy-sova');
    const subscribed = await item('rozovyy-tuf');

    expect(open.actions).toEqual([
      {
        type: 'watch',
        title: 'Смотреть',
        target: { type: 'screen', link: '/movies/metropolis/player' },
      },
      trailer('/movies/metropolis'),
    ]);
    expect(sold.actions).toEqual([
      { type: 'buy', title: 'Купить за 999\u00A0₽', usage_model: 'EST' },
      trailer('/series/lotsman'),
    ]);
    expect(subscribed.actions).toEqual([
      { type: 'buy', title: 'Смотреть по подписке', usage_model: 'SERVICE' },
      trailer('/series/rozovyy-tuf'),
    ]);
    expect([sold.price_text, rented.price_text, subscribed.price_text]).toEqual([
      'Купить за 999\u00A0₽',
      'Напрокат за 149\u00A0₽',
      'По подписке',
    ]);
  });

  it('offers to go on where the profile stopped', async () => {
    const { actions, media_position: position } = await item(
      'metropolis',
      await backend.signedIn(5),
    );

    expect(actions[0]).toMatchObject({ type: 'watch', title: 'Продолжить' });
    expect(position).toEqual({ timepoint: 2846, is_viewed: false });
  });

  it('says what can be bought to those who have signed in only', async () => {
    const own = await item('lotsman', await backend.signedIn(2));
    const nobodys = await item('lotsman');

    // The series itself and each of its two seasons, in two qualities.
    expect(own.purchase_variants?.items.map(({ usage_model }) => usage_model)).toEqual(
      Array.from({ length: 6 }, () => 'EST'),
    );
    expect(nobodys.purchase_variants).toBeUndefined();
  });

  it('offers a reminder of what is still to come [ENTITY-055]', async () => {
    const { actions, is_coming_soon, start_date } = await item('vyshe-ararata');

    expect([is_coming_soon, start_date]).toEqual([true, '2028-05-18']);
    expect(actions.map(({ type }) => type)).toEqual(['remind', 'trailer']);
  });

  it('marks the favourites of the profile', async () => {
    const caller = await backend.signedIn(5);

    const favourite = await item('kassiopeya', caller);
    const other = await item('alibi', caller);

    expect([favourite.is_favorite, other.is_favorite]).toEqual([true, false]);
  });

  it('does not know other items', async () => {
    expect((await backend.caller().send('GET', '/media-items/nowhere')).status).toBe(404);
  });
});
