import type { MediaBlock, MediaBlockItem } from '@foyer/contract';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture of an answer by its id. */
const pictureId = /\/images\/([\w-]+)$/;

/** A value of an answer as documents keep it: a picture by its id. */
function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  if (!isObject(value)) return value;
  const [, id] = pictureId.exec(typeof value['url'] === 'string' ? value['url'] : '') ?? [];
  if (id !== undefined && 'focus' in value) return { $picture: id };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kept(part)]));
}

const heldBy = (item: MediaBlockItem): unknown =>
  (item as unknown as Readonly<Record<string, unknown>>)[item.type];

/** Where items of an answer come from: banners are written in the document, others are named or come by a rule. */
function sourceOf(items: readonly MediaBlockItem[]) {
  const [first] = items;
  if (!first) return undefined;
  if (first.type === 'banner') return { kind: 'banners', banners: items.map(heldBy).map(kept) };
  if (first.type === 'epg') return { kind: 'on_air' };
  const ids = items
    .filter(({ type }) => type === first.type)
    .flatMap((item) => {
      const held = heldBy(item);
      return isObject(held) && typeof held['id'] === 'string' ? [held['id']] : [];
    });
  return { kind: 'list', type: first.type, ids };
}

/** A block of an answer as documents keep it. */
export function toDocument(block: MediaBlock | undefined): Record<string, unknown> {
  if (!block) return {};
  const { items, ...rest } = block;
  const source = sourceOf(items);
  return { ...(kept(rest) as Record<string, unknown>), ...(source && { source }) };
}
