import * as v from 'valibot';
import { languageSchema } from '../primitives.ts';
import { analyticsEventSchema } from './analytics-events.schema.ts';
import { shortText } from './analytics-fields.ts';

/** Events in one batch at most. */
export const ANALYTICS_BATCH_MAX = 50;

/** Who and what sends: the same for all events of a batch. Nothing of it is a secret. */
export const analyticsCommonSchema = v.object({
  /** The browser, by the id that it gave itself. */
  uid: shortText,
  fingerprint: v.optional(shortText),
  white_label_name: shortText,
  white_label_domain: v.optional(shortText),
  revision: shortText,
  language: languageSchema,
  is_auth: v.boolean(),
  session_state: v.optional(v.picklist(['normal', 'restricted'])),
  profile_id: v.optional(shortText),
  utm_mark: v.optional(
    v.object({
      utm_campaign: v.optional(shortText),
      utm_medium: v.optional(shortText),
      utm_source: v.optional(shortText),
      query: v.optional(shortText),
    }),
  ),
});
/** Who and what sends. */
export type AnalyticsCommon = v.InferOutput<typeof analyticsCommonSchema>;

/**
 * A batch of events. One that is not known, or does not fit its schema, is refused by itself: the
 * others of its batch are kept.
 */
export const analyticsBatchSchema = v.object({
  common: analyticsCommonSchema,
  events: v.pipe(
    v.array(v.union([analyticsEventSchema, v.looseObject({ type: v.string() })])),
    v.minLength(1),
    v.maxLength(ANALYTICS_BATCH_MAX),
  ),
});
/** A batch of events. */
export type AnalyticsBatch = v.InferOutput<typeof analyticsBatchSchema>;

/** What became of a batch. */
export const analyticsVerdictSchema = v.object({
  accepted: v.pipe(v.number(), v.integer(), v.minValue(0)),
  refused: v.array(
    v.object({
      /** Place in the batch, from 0. */
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** What is wrong with it, for developers. */
      reason: v.string(),
    }),
  ),
});
/** What became of a batch. */
export type AnalyticsVerdict = v.InferOutput<typeof analyticsVerdictSchema>;
