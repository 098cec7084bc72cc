import * as v from 'valibot';
import { usageModelSchema } from '../actions/actions.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { colorSchema, idSchema } from '../primitives.ts';
import { ageLevelSchema, programmeShortSchema } from './programme-short.schema.ts';

/** A genre of channels. */
export const channelGenreSchema = v.object({ id: idSchema, name: v.string() });
/** A genre of channels. */
export type ChannelGenre = v.InferOutput<typeof channelGenreSchema>;

// A file of its own: blocks of pages hold channels, and their calls are elsewhere.
/** Fields of a channel that every answer about it has. ENTITY-025. */
export const channelShortEntries = {
  id: idSchema,
  slug: idSchema,
  name: v.string(),
  /** Its sign alone, square. */
  logo: imageSchema,
  /** Its sign with its name, for cards. */
  full_logo: imageSchema,
  background: imageSchema,
  poster_bg_color: colorSchema,
  usage_model: usageModelSchema,
  /** Plays for everybody, with advertisements. */
  is_free: v.boolean(),
  is_favorite: v.boolean(),
  age_level: ageLevelSchema,
  genres: v.array(channelGenreSchema),
  /** What is on now, and what comes next. ENTITY-026. */
  epgs: v.pipe(v.array(programmeShortSchema), v.maxLength(2)),
};

/** A channel as lists and cards show it. */
export const channelShortSchema = v.object(channelShortEntries);
/** A channel as lists and cards show it. */
export type ChannelShort = v.InferOutput<typeof channelShortSchema>;
