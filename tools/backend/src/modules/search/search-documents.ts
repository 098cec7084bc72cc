import { LANGUAGES, type SearchKind, type Texts } from '@foyer/contract';
import type { CatalogueSnapshot, MediaItemRow, PersonRow } from '../catalogue/catalogue.store.ts';
import { sortTitles } from '../catalogue/title-rule.ts';
import { originalId } from '../channels/guide.ts';
import type { ChannelsSnapshot } from '../channels/channels.store.ts';
import { karaokeGenres } from '../karaoke/karaoke-answer.ts';
import type { ServiceRow } from '../services/services.store.ts';
import { genreWords, kindWords } from './search-words.ts';

/** Something that can be found, and by which texts. */
export interface SearchDocument {
  kind: SearchKind;
  /** Of the item; of `epg` of what is shown, which may be on many times. */
  id: string;
  names: Texts;
  /** Names that no answer shows: in the original, in an address. */
  otherNames: readonly string[];
  /** Names of those who made or perform it. */
  people: readonly string[];
  /** Genres, countries, years and what it is. */
  facts: readonly string[];
  /** Profiles below this age, in years, do not find it. */
  age: number;
  /** 0 to 1, among its kind. */
  popularity: number;
}

/** What documents are made from. */
export interface SearchSources {
  catalogue: CatalogueSnapshot;
  channels: ChannelsSnapshot;
  services: readonly ServiceRow[];
}

/** A text in every language that it is there in. */
export const textsOf = (texts: Texts | undefined): string[] =>
  LANGUAGES.flatMap((language) => texts?.[language] ?? []);

const yearsOf = (ageLimitId: string | undefined, { ageLimits }: CatalogueSnapshot): number =>
  ageLimits.get(ageLimitId ?? '')?.ageValue ?? 0;

/** The age from which on one of some titles may be watched; 0 where there are none. */
function lowestAge(ids: readonly string[], catalogue: CatalogueSnapshot): number {
  const ages = ids.map((id) => yearsOf(catalogue.itemsById.get(id)?.ageLimitId, catalogue));
  return ages.length === 0 ? 0 : Math.min(...ages);
}

type Described = Pick<SearchDocument, 'id' | 'names'> & Partial<SearchDocument>;

/** Documents of one kind from rows in the order of their lists, which says how popular they are. */
const documentsOf = <T>(
  kind: SearchKind,
  rows: readonly T[],
  describe: (row: T) => Described,
): SearchDocument[] =>
  rows.map((row, index) => ({
    kind,
    otherNames: [],
    people: [],
    facts: [],
    age: 0,
    popularity: 1 - index / rows.length,
    ...describe(row),
  }));

function describeTitle(title: MediaItemRow, catalogue: CatalogueSnapshot): Described {
  const { genres, countries, creditsByItem, persons } = catalogue;
  const personIds = new Set((creditsByItem.get(title.id) ?? []).map(({ personId }) => personId));
  return {
    id: title.id,
    names: title.names,
    otherNames: [title.slug, ...(title.originalName === null ? [] : [title.originalName])],
    people: [...personIds].flatMap((id) => textsOf(persons.get(id)?.names)),
    facts: [
      String(title.year),
      ...title.genreIds.flatMap((id) => [
        ...textsOf(genres.get(id)?.names),
        ...(genreWords[id] ?? []),
      ]),
      ...title.countryIds.flatMap((id) => textsOf(countries.get(id)?.names)),
      ...kindWords[title.type === 'series' ? 'series' : 'film'],
    ],
    age: yearsOf(title.ageLimitId, catalogue),
  };
}

/** As many titles make a person as popular as can be. */
const MANY_TITLES = 10;

function describePerson({ id, names }: PersonRow, catalogue: CatalogueSnapshot): Described {
  const credits = catalogue.creditsByPerson.get(id) ?? [];
  const titleIds = [...new Set(credits.map(({ mediaItemId }) => mediaItemId))];
  return {
    id,
    names,
    otherNames: [id],
    age: lowestAge(titleIds, catalogue),
    popularity: Math.min(1, titleIds.length / MANY_TITLES),
  };
}

/** Everything that can be found. Programmes are found by the names of shows and of titles. */
export function searchDocuments({
  catalogue,
  channels,
  services,
}: SearchSources): SearchDocument[] {
  const titles = sortTitles(catalogue.titles);
  return [
    ...documentsOf('media_item', titles, (title) => describeTitle(title, catalogue)),
    ...documentsOf('person', [...catalogue.persons.values()], (person) =>
      describePerson(person, catalogue),
    ),
    ...documentsOf('channel', channels.channels, ({ id, slug, names, genreId, ageLimitId }) => ({
      id,
      names,
      otherNames: [slug],
      facts: [...kindWords.channel, ...textsOf(channels.genresById.get(genreId)?.names)],
      age: yearsOf(ageLimitId, catalogue),
    })),
    ...documentsOf('epg', [...channels.shows.values()], (show) => ({
      id: originalId({ kind: 'show', show }),
      names: show.names,
      facts: kindWords.epg,
      age: yearsOf(show.ageLimitId, catalogue),
    })),
    ...documentsOf('epg', titles, (item) => ({
      id: originalId({ kind: 'title', item }),
      names: item.names,
      otherNames: [item.slug],
      facts: kindWords.epg,
      age: yearsOf(item.ageLimitId, catalogue),
    })),
    ...documentsOf('collection', catalogue.collections, ({ id, slug, names, mediaItemIds }) => ({
      id,
      names,
      otherNames: [slug],
      facts: kindWords.collection,
      age: lowestAge(mediaItemIds, catalogue),
    })),
    ...documentsOf('karaoke_item', catalogue.karaokeItems, ({ id, slug, names, ...song }) => ({
      id,
      names,
      otherNames: [slug],
      people: textsOf(song.artists),
      facts: [...kindWords.karaoke_item, ...textsOf(karaokeGenres[song.genre])],
    })),
    ...documentsOf('service', services, ({ id, alias, names }) => ({
      id,
      names,
      otherNames: [alias],
      facts: kindWords.service,
    })),
  ];
}
