import type { KaraokeGenres, KaraokeItem, KaraokePage } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const get = async (path: string, caller = backend.caller()) =>
  (await caller.send('GET', path)).body;

const slugs = ({ items }: KaraokePage) => items.map(({ slug }) => slug);

describe('listKaraokeItems', () => {
  it('lists the songs of a genre', async () => {
    const { items: genres } = (await get('/karaoke-genres')) as KaraokeGenres;
    const rock = (await get('/karaoke-items?genre=rock')) as KaraokePage;

    expect(genres.map(({ alias }) => alias)).toContain('rock');
    expect(new Set(rock.items.flatMap((song) => song.genres.map(({ name }) => name)))).toEqual(
      new Set(['Рок']),
    );
  });

  it.each(['КАЛИНКА', 'Kalinka', 'Կալինկա'])(
    'finds a song by its name in any language: %s',
    async (name) => {
      const found = (await get(`/karaoke-items?query=${encodeURIComponent(name)}`)) as KaraokePage;

      expect(slugs(found)).toEqual(['kalinka']);
    },
  );
});

describe('getKaraokeItem', () => {
  it('shows a song with its artist and how to sing it [ENTITY-030]', async () => {
    const song = (await get('/karaoke-items/tsirani-tsar?lang=eng')) as KaraokeItem;

    expect(song).toMatchObject({
      id: 'tsirani-tsar',
      slug: 'tsirani-tsar',
      name: 'The Apricot Tree',
      artist: { name: 'Komitas' },
      usage_model: 'SERVICE',
      is_favorite: false,
      duration: 231,
      screenshots: [{ url: '/api/v1/images/backdrop-hranitel-garni' }],
    });
    expect(song.similar.length).toBe(8);
  });

  it('does not know other songs', async () => {
    expect(await get('/karaoke-items/nowhere')).toMatchObject({ error_code: 1000002 });
  });
});
