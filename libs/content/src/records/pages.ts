import * as v from 'valibot';
import {
  localisedSchema,
  notificationTargetSchema,
  pageAliasSchema,
  pageBlockSchema,
} from '@foyer/contract';
import {
  contentIdSchema,
  daySchema,
  idsSchema,
  nameSchema,
  orderSchema,
  pictureSchema,
  slugSchema,
} from '../primitives.ts';

/** A page composed of blocks; its id is its alias. */
export const pageSchema = v.strictObject({
  kind: v.literal('page'),
  id: pageAliasSchema,
  name: nameSchema,
  description: v.optional(nameSchema),
  /** In order; as in page documents. */
  blocks: v.array(pageBlockSchema),
});

/** An entry of the main menu. */
export const menuItemSchema = v.strictObject({
  kind: v.literal('menu_item'),
  id: contentIdSchema,
  title: nameSchema,
  /** A path of the site. */
  link: v.pipe(v.string(), v.minLength(1)),
  icon: v.pipe(v.string(), v.minLength(1)),
  order: orderSchema,
});

/** A feature that is switched on. */
export const toggleSchema = v.strictObject({
  kind: v.literal('toggle'),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  data: v.optional(v.record(v.string(), v.unknown())),
});

/** A promo event. */
export const promoEventSchema = v.strictObject({
  kind: v.literal('promo_event'),
  id: contentIdSchema,
  slug: v.optional(slugSchema),
  name: nameSchema,
  summary: nameSchema,
  description: nameSchema,
  /** One condition each. */
  terms: v.optional(v.array(nameSchema), []),
  picture: pictureSchema,
  starts_on: daySchema,
  ends_on: daySchema,
  target: v.optional(localisedSchema(notificationTargetSchema)),
  titles: idsSchema,
  order: orderSchema,
});

/** A group of questions. */
export const faqCategorySchema = v.strictObject({
  kind: v.literal('faq_category'),
  id: contentIdSchema,
  name: nameSchema,
  order: orderSchema,
});

/** A question with its answer. */
export const faqEntrySchema = v.strictObject({
  kind: v.literal('faq_entry'),
  id: contentIdSchema,
  category: contentIdSchema,
  question: nameSchema,
  /** Paragraphs, separated by an empty line. */
  answer: nameSchema,
  order: orderSchema,
});
