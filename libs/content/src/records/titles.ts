import * as v from 'valibot';
import {
  addressSchema,
  ageSchema,
  contentIdSchema,
  countSchema,
  daySchema,
  idsSchema,
  languagesSchema,
  nameSchema,
  orderSchema,
  pictureSchema,
  slugSchema,
  usageModelSchema,
} from '../primitives.ts';
import { streamsSchema } from '../streams.ts';

/** What a person did, in the order of the credits. */
const creditSchema = v.strictObject({
  person: contentIdSchema,
  role: v.picklist(['director', 'writer', 'camera', 'composer', 'actor']),
  /** Name of the part, of an actor. */
  character: v.optional(nameSchema),
});

const yearSchema = v.pipe(v.number(), v.integer(), v.minValue(1870), v.maxValue(2200));

/** What titles, seasons and episodes share. */
const common = {
  id: contentIdSchema,
  /** @default the id in small letters */
  slug: v.optional(slugSchema),
  name: nameSchema,
  original_name: v.optional(v.pipe(v.string(), v.minLength(1))),
  year: yearSchema,
  age: ageSchema,
  genres: idsSchema,
  countries: idsSchema,
  /** 0 to 10. */
  rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 0),
  rating_count: v.optional(countSchema, 0),
  /** First day to watch it. @default the first of its year */
  premiere: v.optional(daySchema),
  usage_model: v.optional(usageModelSchema, 'SERVICE'),
  is_new: v.optional(v.boolean(), false),
  audio_languages: languagesSchema,
  subtitle_languages: languagesSchema,
  badge: v.optional(nameSchema),
  /** `shortseries` for a series of vertical episodes of a minute or two. */
  category: v.optional(v.literal('shortseries')),
  /** Plays encrypted; with licences in its streams it always does. */
  is_protected: v.optional(v.boolean(), false),
  /** Ids of pictures of those who hold the rights. */
  holders: v.optional(v.pipe(v.array(v.string()), v.maxLength(2)), []),
  /** Plays without being bought, with advertisements. */
  free: v.optional(v.boolean(), false),
  /** Ids of the services that hold it; of a series say it of the series alone. */
  services: idsSchema,
  credits: v.optional(v.array(creditSchema), []),
  order: orderSchema,
};

const texts = {
  /** Two lines of a card at most. */
  short: v.optional(nameSchema),
  summary: v.optional(nameSchema),
  /** Paragraphs, separated by an empty line. */
  description: v.optional(nameSchema),
};

/** A film or a series. */
export const titleSchema = v.strictObject({
  kind: v.literal('title'),
  type: v.picklist(['film', 'series']),
  ...common,
  ...texts,
  /** Of a film. */
  minutes: v.optional(countSchema, 0),
  /** Upright picture, 2:3. */
  poster: v.optional(addressSchema),
  /** Wide picture, 16:9. */
  backdrop: v.optional(addressSchema),
  /** Of a film. */
  streams: v.optional(streamsSchema),
  trailer: v.optional(streamsSchema),
});

/** A season. */
export const seasonSchema = v.strictObject({
  kind: v.literal('season'),
  ...common,
  /** Id of its title. */
  series: contentIdSchema,
  /** From 1. */
  number: v.pipe(countSchema, v.minValue(1)),
  short_name: v.optional(nameSchema),
});

/** An episode. */
export const episodeSchema = v.strictObject({
  kind: v.literal('episode'),
  ...common,
  /** Id of its title. */
  series: contentIdSchema,
  /** Id of its season. */
  season: contentIdSchema,
  /** From 1, in its season. */
  number: v.pipe(countSchema, v.minValue(1)),
  short_name: v.optional(nameSchema),
  minutes: v.optional(countSchema, 0),
  /** Wide picture, 16:9. */
  still: v.optional(addressSchema),
  streams: v.optional(streamsSchema),
});

/** A collection of titles. */
export const collectionSchema = v.strictObject({
  kind: v.literal('collection'),
  id: contentIdSchema,
  slug: v.optional(slugSchema),
  name: nameSchema,
  description: nameSchema,
  holders: v.optional(v.pipe(v.array(v.string()), v.maxLength(2)), []),
  /** Ids, in order. */
  titles: idsSchema,
  picture: v.optional(addressSchema),
  order: orderSchema,
});

/** A song to sing. */
export const songSchema = v.strictObject({
  kind: v.literal('song'),
  id: contentIdSchema,
  slug: v.optional(slugSchema),
  name: nameSchema,
  artist: nameSchema,
  genre: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  seconds: countSchema,
  usage_model: v.optional(usageModelSchema, 'SERVICE'),
  free: v.optional(v.boolean(), false),
  services: idsSchema,
  /** Square, and wide. */
  picture: v.optional(pictureSchema),
  backdrop: v.optional(pictureSchema),
  streams: v.optional(streamsSchema),
  order: orderSchema,
});
