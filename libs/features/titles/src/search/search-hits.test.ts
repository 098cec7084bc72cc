import { karaokeItemShortFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { searchGroups, type SearchTexts } from './search-hits.ts';

async function russian(): Promise<SearchTexts> {
  const { t } = await createTranslator('rus', { segments: ['browse'] });
  return { t, language: 'rus', timeZone: 'Europe/Moscow' };
}

const matches = [{ start: 0, end: 2 }];

describe('searchGroups', () => {
  it('leads to the page of each result and says what it is', async () => {
    const film = { ...mediaItemShortFixture, type: 'film' as const, slug: 'mayak', name: 'Маяк' };
    const person = {
      id: '7',
      slug: 'anna',
      name: 'Анна',
      roles: ['actor' as const, 'director' as const],
    };

    const groups = searchGroups(
      [
        {
          kind: 'media_item',
          items: [{ item: { type: 'media_item', media_item: film }, matches }],
        },
        { kind: 'person', items: [{ item: { type: 'person', person }, matches: [] }] },
        {
          kind: 'karaoke_item',
          items: [
            {
              item: {
                type: 'karaoke_item',
                karaoke_item: { ...karaokeItemShortFixture, slug: 'song' },
              },
              matches: [],
            },
          ],
        },
      ],
      await russian(),
    );

    expect(
      groups.map(({ heading, hits }) => [
        heading,
        hits.map(({ href, kindName }) => [href, kindName]),
      ]),
    ).toEqual([
      ['Фильмы и сериалы', [['/movies/mayak', 'Фильм']]],
      ['Люди', [['/persons/anna', 'Человек']]],
      ['Караоке', [['/karaoke/song', 'Песня']]],
    ]);
    expect(groups[0]?.hits[0]?.matches).toEqual(matches);
    expect(groups[1]?.hits[0]?.facts).toBe('Актёр, Режиссёр');
  });

  it('leaves out a kind of which nothing has a page', async () => {
    expect(searchGroups([{ kind: 'service', items: [] }], await russian())).toEqual([]);
  });
});
