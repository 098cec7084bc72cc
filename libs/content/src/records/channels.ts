import * as v from 'valibot';
import {
  addressSchema,
  ageSchema,
  contentIdSchema,
  idsSchema,
  momentSchema,
  nameSchema,
  orderSchema,
  slugSchema,
} from '../primitives.ts';
import { streamsSchema } from '../streams.ts';

/** Titles that the demo's computed days take from the catalogue. */
const titleFilterSchema = v.strictObject({
  genres: v.optional(v.array(v.string())),
  countries: v.optional(v.array(v.string())),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});

/** A live channel. */
export const channelSchema = v.strictObject({
  kind: v.literal('channel'),
  id: contentIdSchema,
  slug: v.optional(slugSchema),
  name: nameSchema,
  description: nameSchema,
  /** Id of its group. */
  group: contentIdSchema,
  age: ageSchema,
  /** Who may watch what has been on: `none` for no viewer, `included` for viewers of the channel, `service` for those who have `tv-archive` as well. */
  catch_up: v.optional(v.picklist(['none', 'included', 'service']), 'none'),
  /** Viewers deliver segments to each other. */
  peer_delivery: v.optional(v.boolean(), false),
  free: v.optional(v.boolean(), false),
  services: idsSchema,
  logo: v.optional(addressSchema),
  /** Wide picture, 16:9. */
  background: v.optional(addressSchema),
  streams: v.optional(streamsSchema),
  /**
   * Streams of a programme of the archive; `{start}` and `{end}` in their addresses stand for its times in seconds
   * since 1970, `{duration}` for its seconds.
   */
  catch_up_streams: v.optional(streamsSchema),
  /** Used where a channel has no programmes and the demo's grid computes its days. */
  computed_titles: v.optional(titleFilterSchema),
  order: orderSchema,
});

/** A programme. Its channel and its start name it. */
export const programmeSchema = v.pipe(
  v.strictObject({
    kind: v.literal('programme'),
    /** Id of its channel. */
    channel: contentIdSchema,
    starts_at: momentSchema,
    ends_at: momentSchema,
    name: nameSchema,
    description: v.optional(nameSchema),
    age: v.optional(ageSchema),
    /** Id of a title or an episode of the catalogue. */
    title: v.optional(contentIdSchema),
  }),
  v.forward(
    v.check(
      ({ starts_at: start, ends_at: end }) => !(Date.parse(start) >= Date.parse(end)),
      'a programme ends after its start',
    ),
    ['ends_at'],
  ),
);

/** A programme that comes again and again, of the demo's computed days. */
export const showSchema = v.strictObject({
  kind: v.literal('show'),
  id: contentIdSchema,
  group: contentIdSchema,
  name: nameSchema,
  description: nameSchema,
  age: ageSchema,
  /** A multiple of five. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5)),
});

/** A part of the computed day of a group's channels. */
export const dayPartSchema = v.strictObject({
  kind: v.literal('day_part'),
  group: contentIdSchema,
  /** Minutes after 6:00 in Moscow. */
  from_minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)),
  /** Id of the show that comes first. */
  opener: v.optional(contentIdSchema),
  source: v.picklist(['shows', 'films', 'series']),
  shows: idsSchema,
  title_genres: idsSchema,
});
