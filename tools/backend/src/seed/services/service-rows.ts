import type { Texts } from '@foyer/contract';
import type * as schema from '../../database/schema.ts';
import { channelRows } from '../channels/channel-rows.ts';
import { karaokeRows } from '../karaoke/index.ts';
import { mediaItemRows } from '../media-item-rows.ts';
import { bundleServices } from './bundle.services.ts';
import { filmServices } from './film.services.ts';
import { featureNames, type Feature, type ServiceSeed } from './service-seed.ts';
import { tvServices } from './tv.services.ts';

type ItemRow = typeof schema.serviceItems.$inferInsert;
type MediaItemRow = (typeof mediaItemRows)[number];

/** The services of the demo, in the order of the shop window. */
export const serviceSeeds: readonly ServiceSeed[] = [
  ...filmServices.slice(0, 1),
  ...bundleServices,
  ...tvServices,
  ...filmServices.slice(1),
];

const paragraphs = ([first, second]: readonly [Texts, Texts]): Texts => ({
  rus: `${first.rus}\n\n${second.rus}`,
  eng: `${first.eng}\n\n${second.eng}`,
  hye: `${first.hye}\n\n${second.hye}`,
});

/** The services as the database keeps them. */
export const serviceRows: readonly (typeof schema.services.$inferInsert)[] = serviceSeeds.map(
  (seed, position) => ({
    id: seed.id,
    alias: seed.alias,
    position,
    parentId: seed.parentId ?? null,
    names: seed.names,
    imageId: `backdrop-${seed.picture}`,
    icon: seed.icon,
    descriptionsShort: seed.short,
    descriptions: paragraphs(seed.about),
    contentType: seed.contentType,
    promoLabels: seed.promoLabel ?? null,
    promoLabelColor: seed.promoColor ?? null,
    features: (Object.keys(featureNames) as Feature[]).map((feature) => ({
      isActive: seed.features.includes(feature),
      titles: featureNames[feature],
    })),
    removesAds: seed.features.includes('noAds'),
    isRequested: seed.isRequested ?? false,
    externalBillings: seed.externalBilling ?? null,
  }),
);

const hasGenre =
  (...ids: string[]) =>
  ({ genreIds }: MediaItemRow): boolean =>
    ids.some((id) => genreIds.includes(id));

const isShort = ({ category }: MediaItemRow): boolean => category === 'shortseries';

/** Which titles that come with a subscription are in which service. */
const titleRules: Readonly<Record<string, (title: MediaItemRow) => boolean>> = {
  kino: (title) => !isShort(title),
  '137037561': (title) => !isShort(title),
  vse: () => true,
  kids: ({ ageLimitId, genreIds }) => ageLimitId === 'age-0' || genreIds.includes('family'),
  ultra: ({ year }) => year >= 2020,
  night: hasGenre('horror', 'thriller', 'detective'),
  armenia: ({ countryIds }) => countryIds.includes('armenia'),
  silent: ({ year }) => year < 1930,
  shorts: isShort,
  sport: hasGenre('sport'),
  documentary: hasGenre('documentary', 'history'),
  music: hasGenre('music'),
  classics: ({ year }) => year < 1960,
};

const mainGenres = new Set(['general', 'news', 'armenian']);

/** Which channels are in which service, by their genre. */
const channelRules: Readonly<Record<string, (genreId: string) => boolean>> = {
  'tv-base': (genreId) => mainGenres.has(genreId),
  'tv-plus': (genreId) => genreId !== 'sport',
  vse: () => true,
  operator: (genreId) => genreId !== 'sport',
  sport: (genreId) => genreId === 'sport',
  music: (genreId) => genreId === 'music',
  kids: (genreId) => genreId === 'kids',
};

const titles = mediaItemRows.filter(
  ({ type, usageModel }) => usageModel === 'SERVICE' && (type === 'film' || type === 'series'),
);

/** What is in the services. Of series only the series itself. */
export const serviceItemRows: readonly ItemRow[] = [
  ...Object.entries(titleRules).flatMap(([serviceId, holds]) =>
    titles
      .filter(holds)
      .map(({ id }): ItemRow => ({ serviceId, itemType: 'media_item', itemId: id })),
  ),
  ...Object.entries(channelRules).flatMap(([serviceId, holds]) =>
    channelRows
      .filter(({ genreId }) => holds(genreId))
      .map(({ id }): ItemRow => ({ serviceId, itemType: 'channel', itemId: id })),
  ),
  ...['karaoke', 'vse'].flatMap((serviceId) =>
    karaokeRows.map(({ id }): ItemRow => ({ serviceId, itemType: 'karaoke_item', itemId: id })),
  ),
];
