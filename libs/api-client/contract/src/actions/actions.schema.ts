import * as v from 'valibot';
import { idSchema, screenTargetSchema } from '../primitives.ts';

/** How something is sold: with a subscription, for ever, or for a while. Spec 2 §3. */
export const usageModels = ['SERVICE', 'EST', 'TVOD'] as const;

/** How something is sold: with a subscription, for ever, or for a while. */
export const usageModelSchema = v.picklist(usageModels);
/** How something is sold. */
export type UsageModel = v.InferOutput<typeof usageModelSchema>;

/**
 * What the demo's service offers to do with an item: play it, play its trailer, sing it, buy it, or be
 * told when it comes. A front end leaves out what it does not know.
 */
export const contentActionTypes = ['watch', 'trailer', 'sing', 'buy', 'remind'] as const;

/** One thing that this viewer can do with an item, as a button. The service decides by rights and price. ENTITY-054. */
export const contentActionSchema = v.object({
  /** One of {@link contentActionTypes}, or a newer one. */
  type: v.string(),
  /** Text of the button. */
  title: v.string(),
  /** A line under it, for example which episode goes on. */
  subtitle: v.optional(v.string()),
  /** Where the button leads; a purchase opens its dialog instead. */
  target: v.optional(screenTargetSchema),
  /** Of a purchase. */
  usage_model: v.optional(usageModelSchema),
  /** The subscription to buy, of a purchase that is one. */
  service_id: v.optional(idSchema),
});
/** One thing that this viewer can do with an item. */
export type ContentAction = v.InferOutput<typeof contentActionSchema>;
