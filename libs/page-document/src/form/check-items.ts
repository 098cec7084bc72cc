import type { MediaBlockItem } from '@foyer/contract';
import type { GroupField, ItemsField, ValuePath } from './form.types.ts';
import { objectOf } from './localised.ts';
import type { FieldProblem } from './problem.types.ts';

type ItemType = MediaBlockItem['type'];

/** What the sources of a document give, where the kind itself says it. */
const givenBy: Readonly<Record<string, ItemType>> = {
  rule: 'media_item',
  continue_watching: 'media_item',
  favourites: 'media_item',
  recommendations: 'media_item',
  similar: 'media_item',
  channels: 'channel',
  on_air: 'epg',
  services: 'service',
  collections: 'collection',
  karaoke: 'karaoke_item',
  banners: 'banner',
};

/** What a block holds: how many where that is known, of which types, and the banners. */
interface Held {
  path: ValuePath;
  count?: number;
  types: readonly unknown[];
  banners: readonly { value: unknown; path: ValuePath }[];
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the item named by a reference is called by. */
const isNamed = (item: unknown, id: unknown): boolean => {
  const { type, ...held } = objectOf(item) ?? {};
  const entity = objectOf(held[String(type)]);
  return id !== undefined && (entity?.['id'] === id || entity?.['alias'] === id);
};

function heldBySource(source: Readonly<Record<string, unknown>>, id: unknown): Held {
  const path = ['source'];
  const kind = String(source['kind']);
  if (kind === 'banners') {
    const banners = listIn(source['banners']);
    const places = banners.map((value, index) => ({ value, path: [...path, 'banners', index] }));
    return { path, count: banners.length, types: ['banner'], banners: places };
  }
  if (kind === 'list') {
    const ids = listIn(source['ids']).filter((one) => id === undefined || one !== id);
    return { path, count: ids.length, types: [source['type']], banners: [] };
  }
  if (kind === 'none') return { path, count: 0, types: [], banners: [] };
  const limit = kind === 'rule' ? objectOf(source['rule'])?.['limit'] : source['limit'];
  // Without a limit the catalogue decides how many there are.
  const count = typeof limit === 'number' ? { count: limit } : {};
  return { path, ...count, types: [givenBy[kind] ?? kind], banners: [] };
}

/** What a block holds, in a document by its source, in an answer by its items. */
function heldBy(block: Readonly<Record<string, unknown>>, id: unknown): Held {
  const source = objectOf(block['source']);
  if (source) return heldBySource(source, id);
  const items = listIn(block['items']);
  return {
    path: ['items'],
    count: items.filter((item) => !isNamed(item, id)).length,
    types: items.map((item) => objectOf(item)?.['type']),
    banners: items.flatMap((item, index) => {
      const { type, banner } = objectOf(item) ?? {};
      return type === 'banner' ? [{ value: banner, path: ['items', index, 'banner'] }] : [];
    }),
  };
}

/** Ids of the banners that a block holds. */
export const bannerIds = (block: unknown): readonly unknown[] =>
  heldBy(objectOf(block) ?? {}, undefined).banners.map(({ value }) => objectOf(value)?.['id']);

/** The value at a place without lists, such as `custom_data.service_id`. */
const valueAt = (value: unknown, place: string): unknown =>
  place.split('.').reduce((inner, key) => objectOf(inner)?.[key], value);

/**
 * What is wrong with the items of a block.
 *
 * @param checkBanner - Checks one banner at its path.
 */
export function checkItems(
  field: ItemsField,
  block: Readonly<Record<string, unknown>>,
  checkBanner: (form: GroupField, value: unknown, path: ValuePath) => FieldProblem[],
): FieldProblem[] {
  const { least, most, of, banner, uncounted } = field;
  const named = uncounted === undefined ? undefined : valueAt(block, uncounted);
  const { path, count, types, banners } = heldBy(block, named);
  const problems: FieldProblem[] = [];
  if (count !== undefined && count < least)
    problems.push({ path, rule: 'tooFew', values: { count, least } });
  if (count !== undefined && most !== undefined && count > most)
    problems.push({ path, rule: 'tooMany', values: { count, most } });
  for (const type of new Set(types)) {
    if (!(of as readonly unknown[]).includes(type))
      problems.push({ path, rule: 'wrongItem', values: { type: String(type) } });
  }
  const inner = banner ? banners.flatMap((one) => checkBanner(banner, one.value, one.path)) : [];
  return [...problems, ...inner];
}
