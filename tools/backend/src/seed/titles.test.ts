import { describe, expect, it } from 'vitest';
import type { Texts } from '@foyer/contract';
import { collections } from './collections/index.ts';
import { faqRows } from './faq/index.ts';
import { films } from './films/index.ts';
import { karaokeRows } from './karaoke/index.ts';
import { mediaItemCredits, mediaItemRows } from './media-item-rows.ts';
import { countries, genres } from './names.ts';
import { persons } from './persons/index.ts';
import { promoEventRows } from './promo-events/index.ts';
import { series } from './series/index.ts';

const titles = mediaItemRows.filter(({ type }) => type === 'film' || type === 'series');
const itemIds = new Set(mediaItemRows.map(({ id }) => id));

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Letters of other alphabets than the Armenian; abbreviations are all capitals. */
const foreignLetters = /[А-Яа-яЁё]|[A-Za-z]*[a-z][A-Za-z]*/u;

const armenianTexts: [string, Texts | null | undefined][] = [
  ...titles.flatMap(({ id, names, summariesShort, summaries, descriptions }) =>
    [names, summariesShort, summaries, descriptions].map((texts): [string, typeof texts] => [
      id,
      texts,
    ]),
  ),
  ...persons.map(({ id, names }): [string, Texts] => [id, names]),
  ...mediaItemCredits.map(({ mediaItemId, characters }): [string, Texts | null | undefined] => [
    mediaItemId,
    characters,
  ]),
  ...collections.flatMap(({ slug, names, descriptions }): [string, Texts][] => [
    [slug, names],
    [slug, descriptions],
  ]),
  ...karaokeRows.flatMap(({ id, names, artists }): [string, Texts][] => [
    [id, names],
    [id, artists],
  ]),
  ...promoEventRows.flatMap(({ id, names, summaries, descriptions, terms }) =>
    [names, summaries, descriptions, ...terms].map((texts): [string, Texts] => [id, texts]),
  ),
  ...Object.entries({ ...genres, ...countries }),
];

describe('the demo catalogue', () => {
  it('is large enough to feel real', () => {
    expect(films.length + series.length).toBeGreaterThanOrEqual(400);
    expect(mediaItemRows.filter(({ type }) => type === 'episode').length).toBeGreaterThan(1000);
    expect(collections).toHaveLength(24);
    expect(promoEventRows).toHaveLength(8);
    expect(karaokeRows.length).toBeGreaterThanOrEqual(60);
    expect(faqRows.entries).toHaveLength(25);
  });

  it('gives every id once, over films, series, seasons and episodes', () => {
    expect(itemIds.size).toBe(mediaItemRows.length);
    expect(repeated(persons.map(({ id }) => id))).toEqual([]);
  });

  it.each(['names', 'summariesShort', 'summaries', 'descriptions'] as const)(
    'tells no two titles alike: %s',
    (field) => {
      for (const language of ['rus', 'eng', 'hye'] as const) {
        const texts = titles.map((title) => title[field]?.[language] ?? '');
        expect(repeated(texts)).toEqual([]);
      }
    },
  );

  it('is translated: the three languages of a text differ', () => {
    const untranslated = titles.filter(({ summariesShort, summaries }) =>
      [summariesShort, summaries].some(
        (texts) => new Set([texts?.rus, texts?.eng, texts?.hye]).size < 3,
      ),
    );

    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });

  it('writes Armenian in Armenian letters', () => {
    const wrong = armenianTexts.filter(
      ([, texts]) => texts && (!texts.hye || foreignLetters.test(texts.hye)),
    );

    expect(wrong.map(([id, texts]) => [id, texts?.hye])).toEqual([]);
  });

  it('names only people, genres and countries that exist', () => {
    const personIds = new Set(persons.map(({ id }) => id));
    const unknown = [
      ...mediaItemCredits.map(({ personId }) => personId).filter((id) => !personIds.has(id)),
      ...titles.flatMap(({ genreIds }) => genreIds).filter((id) => !genres[id]),
      ...titles.flatMap(({ countryIds }) => countryIds).filter((id) => !countries[id]),
    ];

    expect(unknown).toEqual([]);
  });

  it('puts only titles that exist into collections and promo events', () => {
    const named = [
      ...collections.flatMap(({ titles: ids }) => ids),
      ...promoEventRows.flatMap(({ mediaItemIds }) => mediaItemIds),
    ];

    expect(named.filter((id) => !itemIds.has(id))).toEqual([]);
  });

  it('shows songs over pictures of people and titles that exist', () => {
    const pictures = new Set([
      ...persons.filter(({ hasPortrait }) => hasPortrait).map(({ id }) => `person-${id}`),
      ...titles.flatMap(({ slug }) => [`poster-${slug}`, `backdrop-${slug}`]),
    ]);
    const missing = karaokeRows.filter(
      ({ imageId, backdropId }) => !pictures.has(imageId) || !pictures.has(backdropId),
    );

    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('counts seasons and episodes from 1 without a gap', () => {
    const seasons = mediaItemRows.filter(({ type }) => type === 'season');
    const orders = seasons.map(({ id, orderNumber }) => ({
      id,
      isOwn: id.endsWith(`-sezon-${orderNumber}`),
      episodes: mediaItemRows
        .filter(({ seasonId }) => seasonId === id)
        .map((episode, index) => episode.orderNumber === index + 1),
    }));

    expect(orders.filter(({ isOwn, episodes }) => !isOwn || episodes.includes(false))).toEqual([]);
    expect(orders.filter(({ episodes }) => episodes.length === 0)).toEqual([]);
  });
});
