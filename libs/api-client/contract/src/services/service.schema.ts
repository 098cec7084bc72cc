import * as v from 'valibot';
import { contentActionSchema, usageModelSchema } from '../actions/actions.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { colorSchema, idSchema } from '../primitives.ts';

// A file of its own: cards of services stand on pages that need no call about services.
/** How a subscription stands. SERV-001. */
export const serviceStatuses = [
  'subscribed',
  'subscribed_in_external_billing',
  'subscribe_requested',
  'subscribe_processing',
  'unsubscribe_requested',
  'unsubscribe_processing',
  'unsubscribed',
  'cancel_subscribe_requested',
  'cancel_unsubscribe_requested',
] as const;

/** How an account's subscription stands. ENTITY-032. */
export const subscriptionStateSchema = v.object({
  status: v.picklist(serviceStatuses),
  /**
   * When the status brings a change: until when it is paid, from when it will be active, or until when
   * it still is.
   */
  status_change_date: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The subscription that this one is a part of. */
  parent_service: v.optional(v.object({ name: v.string() })),
  /** Who takes the money, when it is not this service. */
  external_billing: v.optional(v.object({ name: v.string() })),
  /** `enabled`, `disabled`, or `failed` when the last payment was refused. */
  autopayment: v.optional(v.object({ status: v.string() })),
});
/** How an account's subscription stands. */
export type SubscriptionState = v.InferOutput<typeof subscriptionStateSchema>;
/** Status of a subscription. */
export type ServiceStatus = SubscriptionState['status'];

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Fields of a service that every answer about it has. ENTITY-031, ENTITY-033. */
export const serviceShortEntries = {
  id: idSchema,
  /** Stands in the address of its page. */
  alias: idSchema,
  name: v.string(),
  image: imageSchema,
  /** Name of a drawn sign, or the address of a picture. */
  icon: v.string(),
  description_short: v.string(),
  channels_count: countSchema,
  media_items_count: countSchema,
  karaoke_items_count: countSchema,
  promo_label_text: v.optional(v.string()),
  promo_label_color: v.optional(colorSchema),
  /** What it mostly holds: `media_item`, `channel`, `karaoke_item` or `mixed`; newer words may come. */
  content_type: v.string(),
  /** Whether this account may watch what is in it now. */
  active: v.boolean(),
  usage_model: usageModelSchema,
  /** What the service offers to do with it: `buy`, `unsubscribe`, `resume`; others may come. */
  actions: v.array(contentActionSchema),
  /** The lowest price as a text, for those who have not signed in. */
  price_text: v.optional(v.string()),
  /** Service that it is a part of. */
  parent_id: v.optional(idSchema),
  /** Absent without an account, and where nothing was ever subscribed. */
  purchase_state: v.optional(v.object({ service: subscriptionStateSchema })),
};

/** A service as cards and lists show it. */
export const serviceShortSchema = v.object(serviceShortEntries);
/** A service as cards and lists show it. */
export type ServiceShort = v.InferOutput<typeof serviceShortSchema>;
