import * as v from 'valibot';
import { contentIdSchema, nameSchema, orderSchema, pictureSchema } from '../primitives.ts';

/** A genre of films and series. */
export const genreSchema = v.strictObject({
  kind: v.literal('genre'),
  id: contentIdSchema,
  name: nameSchema,
});

/** A country. */
export const countrySchema = v.strictObject({
  kind: v.literal('country'),
  id: contentIdSchema,
  name: nameSchema,
});

/** Someone who makes films or plays in them. */
export const personSchema = v.strictObject({
  kind: v.literal('person'),
  id: contentIdSchema,
  name: nameSchema,
  portrait: v.optional(pictureSchema),
});

/** A group of channels. */
export const channelGroupSchema = v.strictObject({
  kind: v.literal('channel_group'),
  id: contentIdSchema,
  name: nameSchema,
  order: orderSchema,
});
