import * as v from 'valibot';
import { contentActionSchema } from '../actions/actions.schema.ts';
import { countedPageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { purchaseVariantsSchema } from '../purchases/purchase-options.schema.ts';
import { karaokeItemShortEntries, karaokeItemShortSchema } from './karaoke-item-short.schema.ts';

/** A song as its page shows it. Spec 2 §3, ENTITY-030. */
export const karaokeItemSchema = v.object({
  ...karaokeItemShortEntries,
  actions: v.array(contentActionSchema),
  /** What it can be got by; for those who have signed in only. CALL-031. */
  purchase_variants: v.optional(purchaseVariantsSchema),
  similar: v.array(karaokeItemShortSchema),
});
/** A song as its page shows it. */
export type KaraokeItem = v.InferOutput<typeof karaokeItemSchema>;

/** Path parameters of the song call. */
export const karaokeParamsSchema = v.object({ id_or_slug: idSchema });

/** A page of songs. */
export const karaokePageSchema = v.object({
  items: v.array(karaokeItemShortSchema),
  ...countedPageEntries,
});
/** A page of songs. */
export type KaraokePage = v.InferOutput<typeof karaokePageSchema>;

/** Query of the songs call. */
export const karaokeQuerySchema = v.object({
  ...pageQueryEntries,
  /** Alias of a genre, from the answer of the genres call. */
  genre: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Part of a song's or an artist's name. */
  query: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** The genres of songs. */
export const karaokeGenresSchema = v.object({
  items: v.array(v.object({ alias: v.string(), name: v.string() })),
});
/** The genres of songs. */
export type KaraokeGenres = v.InferOutput<typeof karaokeGenresSchema>;
