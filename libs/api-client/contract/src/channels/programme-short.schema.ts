import * as v from 'valibot';
import { imageSchema } from '../images/images.schema.ts';
import { idSchema } from '../primitives.ts';

/** A moment of the guide: whole seconds since 1970. */
export const guideTimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As shown, for example `16+`, and in years. */
export const ageLevelSchema = v.object({
  name: v.string(),
  age_value: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

// A file of its own: blocks of pages hold programmes, and their calls are elsewhere.
/** Fields of a programme that every answer about it has: one showing of a show. ENTITY-027, ENTITY-029. */
export const programmeShortEntries = {
  id: idSchema,
  /** The show, the same for all its showings. */
  original_id: idSchema,
  name: v.string(),
  start_time: guideTimeSchema,
  end_time: guideTimeSchema,
  logo: imageSchema,
  age_level: ageLevelSchema,
  channel_info: v.object({
    id: idSchema,
    slug: idSchema,
    name: v.string(),
    logo: imageSchema,
  }),
  is_favorite: v.boolean(),
  /** Present when the programme can be watched later. LIVE-008. */
  tstv_options_epg: v.optional(
    v.object({
      /** Until when it stays in the archive. */
      tstv_valid_until: guideTimeSchema,
    }),
  ),
};

/** A programme as the guide and cards show it. ENTITY-029. */
export const programmeShortSchema = v.object(programmeShortEntries);
/** A programme as the guide and cards show it. */
export type ProgrammeShort = v.InferOutput<typeof programmeShortSchema>;
