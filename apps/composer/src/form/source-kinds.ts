import { type BlockSource, type ListedType, listedTypes } from '@foyer/contract';
import type { ItemsField } from '@foyer/page-document/form';
import type { ThingKind } from '../catalogue/catalogue.types.ts';

/** Where the items of a block come from; banners are written in the form. */
export type SourceKind = Exclude<BlockSource['kind'], 'banners' | 'none'>;

const rulesOf: Readonly<Record<ItemsField['of'][number], readonly SourceKind[]>> = {
  media_item: ['rule', 'continue_watching', 'favourites', 'recommendations', 'similar'],
  channel: ['channels'],
  epg: ['on_air'],
  service: ['services'],
  collection: ['collections'],
  karaoke_item: ['karaoke'],
  banner: [],
};

/** The types that a list of a block may name. */
export const listedIn = ({ of }: Pick<ItemsField, 'of'>): readonly ListedType[] =>
  listedTypes.filter((type) => of.includes(type));

/** Where a block may take its items from: a list that is chosen by hand first. */
export const sourceKindsOf = (field: Pick<ItemsField, 'of'>): readonly SourceKind[] => [
  ...(listedIn(field).length > 0 ? (['list'] as const) : []),
  ...new Set(field.of.flatMap((type) => rulesOf[type])),
];

/** Sources that may say how many at most. */
const counted = new Set<SourceKind>(['channels', 'on_air', 'services', 'collections', 'karaoke']);

/** Path of the greatest number in a source; nothing where it has none. */
export function limitPathOf(kind: SourceKind): readonly string[] | undefined {
  if (kind === 'rule') return ['rule', 'limit'];
  return counted.has(kind) ? ['limit'] : undefined;
}

/** A source of a kind that holds only what it is never without. */
export function emptySource(kind: SourceKind, field: Pick<ItemsField, 'of'>): unknown {
  if (kind === 'list') return { kind, type: listedIn(field)[0], ids: [] };
  return kind === 'rule' ? { kind, rule: {} } : { kind };
}

const titles: readonly ThingKind[] = ['film', 'series', 'season', 'episode'];

/** What may be chosen from the catalogue for a list of a type. */
export const kindsOfType = (type: ListedType): readonly ThingKind[] =>
  type === 'media_item' ? titles : [type];

/** Type of a list that may hold a thing; nothing of what no list holds. */
export const typeOfKind = (kind: ThingKind): ListedType | undefined =>
  titles.includes(kind) ? 'media_item' : listedTypes.find((type) => type === kind);
