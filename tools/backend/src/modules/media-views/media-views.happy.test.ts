import { beforeAll, describe, expect, it } from 'vitest';
import type { MediaItem, MediaView } from '@foyer/contract';
import { films } from '../../seed/films/index.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const view = async (alias: string, caller = backend.caller()): Promise<MediaView> =>
  (await caller.send('GET', `/media-views/${alias}`)).body as MediaView;

describe('getMediaView', () => {
  it('composes the home page for a visitor', async () => {
    const { media_blocks: blocks } = await view('main');

    expect(blocks.map(({ type, name }) => [type, name])).toEqual([
      ['promo', 'Сегодня'],
      ['content', 'Смотрят на этой неделе'],
      ['top10', 'Топ-10 за сутки'],
      ['content', 'Документальное кино'],
      ['content', 'Немое кино, которое говорит'],
      ['content', 'Когда не спится'],
      ['content', 'Всей семьёй'],
    ]);
    expect(blocks[0]?.items[0]?.media_item.slug).toBe('gorod-posle-dozhdya');
    expect(blocks[2]?.items).toHaveLength(10);
  });

  it('shows what the profile has begun, the latest first', async () => {
    const { media_blocks: blocks } = await view('main', await backend.signedIn(5));

    const begun = blocks.find(({ name }) => name === 'Продолжить просмотр');

    expect(begun?.items.map(({ media_item }) => media_item.slug)).toEqual([
      'nochnoy-ekspress',
      'posledniy-parom',
      'doroga-na-yug',
      'kot-kapitan',
      'metropolis',
    ]);
    expect(begun?.items[0]?.media_position).toEqual({ timepoint: 4860, is_viewed: false });
  });

  it.each(['movies', 'kids', 'documentary', 'drama', 'silent'])(
    'knows the page %s',
    async (alias) => {
      const page = await view(alias);

      expect(page.alias).toBe(alias);
      expect(page.media_blocks.every(({ items }) => items.length > 0)).toBe(true);
    },
  );

  it('shows nothing above 6+ to children', async () => {
    const { media_blocks: blocks } = await view('kids');

    const ages = blocks.flatMap(({ items }) =>
      items.map(({ media_item }) => media_item.age_level.age_value),
    );

    expect(Math.max(...ages)).toBe(6);
  });

  it('does not know other pages', async () => {
    const answer = await backend.caller().send('GET', '/media-views/nowhere');

    expect(answer.body).toEqual({ error_code: 1000002, description: 'Ничего не нашлось' });
  });
});

describe('getMediaItem', () => {
  it('answers every film in every language', async () => {
    const caller = backend.caller();
    for (const { slug } of films) {
      for (const language of ['rus', 'eng', 'hye']) {
        const { status, body } = await caller.send('GET', `/media-items/${slug}?lang=${language}`);

        const film = body as MediaItem;
        expect([slug, language, status]).toEqual([slug, language, 200]);
        expect(film.description.split('\n\n')).toHaveLength(2);
        expect(film.similar.length).toBeGreaterThan(0);
        expect(film.persons.length).toBeGreaterThan(0);
      }
    }
  });

  it('tells the same film in the language asked for [CALL-029]', async () => {
    const caller = backend.caller();
    const names = [];
    for (const language of ['rus', 'eng', 'hye']) {
      const { body } = await caller.send('GET', `/media-items/metropolis?lang=${language}`);
      const { name, persons } = body as MediaItem;
      names.push([name, persons[0]?.name]);
    }

    expect(names).toEqual([
      ['Метрополис', 'Фриц Ланг'],
      ['Metropolis', 'Fritz Lang'],
      ['Մետրոպոլիս', 'Ֆրից Լանգ'],
    ]);
  });

  it('marks the favourites of the profile', async () => {
    const caller = await backend.signedIn(5);

    const favourite = await caller.send('GET', '/media-items/kassiopeya');
    const other = await caller.send('GET', '/media-items/alibi');

    expect([favourite.body, other.body]).toMatchObject([
      { is_favorite: true },
      { is_favorite: false },
    ]);
  });
});
