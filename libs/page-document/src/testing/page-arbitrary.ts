import * as fc from 'fast-check';
import { spell } from './spell.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('Кино дома', 'Ֆիլմեր', 'a/b "c" \\ d', '😀 film', ''),
);

const texts = fc.oneof(words, fc.record({ rus: words, eng: words }, { requiredKeys: ['rus'] }));

/** Names that a page has, and names that it may get. */
const names = fc.constantFrom('limit', 'ids', 'title', 'glow', 'новое', 'a.b', '$note');

/** Any value that JSON can spell: it has no zero below zero once it was printed. */
export const anything = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const unknownFields = fc.dictionary(names, anything, { maxKeys: 3 });

const block = (id: string) =>
  fc
    .tuple(
      fc.constantFrom('content', 'custom_block', 'hologram'),
      texts,
      unknownFields,
      fc.constantFrom(1, 8, 2000, 0.5),
    )
    .map(([type, name, custom_data, limit]) => ({
      id,
      type,
      name,
      custom_data,
      source: { kind: 'on_air', limit },
    }));

/** What a page says: blocks known and unknown, fields known and unknown. */
export const pageValue = fc
  .integer({ min: 0, max: 5 })
  .chain((count) =>
    fc.tuple(
      texts,
      unknownFields,
      fc.tuple(...Array.from({ length: count }, (_, index) => block(`b${index}`))),
    ),
  )
  .map(([name, fields, blocks]) => ({ ...fields, format: 1, alias: 'page', name, blocks }));

/** A page in some spelling. */
export const pageText = fc
  .tuple(pageValue, fc.integer())
  .map(([value, seed]) => spell(value, seed));
