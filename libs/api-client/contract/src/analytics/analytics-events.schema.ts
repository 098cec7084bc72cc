import * as v from 'valibot';
import { secondsSchema } from '../primitives.ts';
import {
  contentFields,
  longText,
  momentFields,
  playbackFields,
  shortText,
} from './analytics-fields.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why a playback pauses or goes on. ANALYTICS-011, ANALYTICS-012. */
const pauseReason = v.picklist(['user', 'tech', 'tech_error', 'adv']);

const event = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...momentFields, ...fields });

/** What an advertisement tells of itself. AD-036. */
export const adEventDataSchema = v.object({
  ad_place_type: v.picklist(['preroll', 'midroll', 'pauseroll', 'postroll']),
  /** Place in its break, from 1. */
  ad_position: count,
  url: v.optional(longText),
  /** Seconds. */
  duration: v.optional(secondsSchema),
  result_code: v.pipe(v.number(), v.integer()),
  ad_partner_id: v.optional(shortText),
  ad_system: v.optional(shortText),
  ad_id: v.optional(shortText),
});
/** What an advertisement tells of itself. */
export type AdEventData = v.InferOutput<typeof adEventDataSchema>;

const appEvents = [
  /** The site starts, or what it knows of its viewer changes. START-010 to START-013. */
  event('start_app', {
    reason: v.picklist(['start', 'user', 'session', 'common']),
    is_new_visit: v.boolean(),
  }),
  event('page_view', { path: shortText, referrer: v.optional(shortText) }),
  /** The page is hidden; `exit_frame` where it runs for a page around it. START-015, START-016. */
  event('quit', { path: shortText, variant: v.optional(v.picklist(['exit_frame'])) }),
] as const;

const interfaceEvents = [
  /** Named by what it does, for example `like` and `like_off`. ANALYTICS-003, ANALYTICS-018. */
  event('button_click', {
    button_id: shortText,
    path: v.optional(shortText),
    content_id: v.optional(shortText),
    content_type: v.optional(shortText),
  }),
  event('item_click', {
    ...contentFields,
    block_id: v.optional(shortText),
    /** Place in its block, from 1. */
    position: v.optional(count),
  }),
  event('block_focus', { block_id: shortText, block_type: v.optional(shortText), position: count }),
  event('block_change', {
    block_id: shortText,
    block_type: v.optional(shortText),
    position: count,
  }),
  event('target_view', {
    target_id: shortText,
    target_type: v.optional(shortText),
    block_id: v.optional(shortText),
  }),
  event('social_click', { network: v.picklist(['vk', 'tg', 'yt', 'zen']) }),
  event('store_click', { store: shortText }),
] as const;

const accountEvents = [
  event('feedback', { text: longText, ...contentFields }),
  event('promo_activation_success', { place: v.optional(shortText) }),
  event('promo_activation_error', {
    place: v.optional(shortText),
    error_code: v.optional(v.number()),
    description: v.optional(longText),
  }),
  /** A step of paying is shown. PAY-001 to PAY-013 */
  event('payment_step', {
    ...contentFields,
    step: shortText,
    /** Name of the payment method, once one is chosen. */
    method: v.optional(shortText),
  }),
  event('message_shown', { message_id: shortText }),
  event('message_clicked', { message_id: shortText }),
  /** 0 takes the rating back. ANALYTICS-020. */
  event('content_rating', {
    ...contentFields,
    rating: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  }),
] as const;

const playbackEvents = [
  event('playback_init', playbackFields),
  /** The picture moves; `start_ms` since the player, or the press that it needed, is the time to the first frame. */
  event('playback_start', { ...playbackFields, start_ms: v.optional(count) }),
  /** After each 60 seconds of watching. ANALYTICS-010 */
  event('playback_status', playbackFields),
  event('playback_pause', { ...playbackFields, reason: pauseReason }),
  event('playback_resume', { ...playbackFields, reason: pauseReason }),
  event('playback_set_position', { ...playbackFields, from: secondsSchema, to: secondsSchema }),
  /** The end, or the viewer has left; `watched` is what played since the start, in seconds. */
  event('playback_stop', { ...playbackFields, watched: v.optional(secondsSchema) }),
  event('playback_error', {
    ...playbackFields,
    /** The error reason of Spec 3 §8, for example `1-3-1001`. */
    reason: shortText,
    is_critical: v.boolean(),
    /** Of stream errors: 1 recoverable, 2 critical. ENGINE-030 */
    severity: v.optional(v.picklist([1, 2])),
    /** Of stream errors: 1 network, 2 text, 3 media, 4 manifest, 5 streaming, 6 DRM, 7 player. ENGINE-032 */
    category: v.optional(v.picklist([1, 2, 3, 4, 5, 6, 7])),
  }),
  event('playback_ad', {
    ...playbackFields,
    action: v.picklist(['request', 'start', 'end', 'skip', 'click', 'error']),
    ad: adEventDataSchema,
  }),
  /** What was seen and heard since the last such event. ANALYTICS-017, ANALYTICS-021. */
  event('quality_metrics', {
    ...playbackFields,
    /** Seconds that the figures are about: played or stalled. */
    interval: secondsSchema,
    /** Seconds of it that played. */
    played: v.optional(secondsSchema),
    stalls: count,
    stalled_ms: count,
    dropped_frames: count,
    decoded_frames: v.optional(count),
    /** Bits a second; of the picture the mean over what played. */
    bitrate: v.optional(count),
    bandwidth: v.optional(count),
    /** Lines of the picture that was shown last. */
    height: v.optional(count),
    /** Seconds that pictures of each height played. */
    heights: v.optional(
      v.pipe(v.array(v.object({ height: count, seconds: secondsSchema })), v.maxLength(20)),
    ),
    quality_changes: v.optional(count),
    /** Seconds ahead. */
    buffer: v.optional(secondsSchema),
    latency: v.optional(secondsSchema),
  }),
] as const;

/** A call was refused, got no answer, or a party refused. ERR-015, ERR-016. */
const errorEvent = event('error', {
  description: longText,
  /** Absent while there is no session. */
  session_state: v.optional(v.picklist(['normal', 'restricted'])),
  error_code: v.optional(v.number()),
  /** HTTP status; absent without an answer. */
  status: v.optional(v.pipe(v.number(), v.integer())),
  /** System name of the cause, without an answer. */
  reason: v.optional(shortText),
  method: shortText,
  path: shortText,
  query: v.optional(longText),
});

/** Everything that is reported of what viewers do and meet. Spec 1 §4, 2 §7, 3 §7. */
export const analyticsEventSchema = v.variant('type', [
  ...appEvents,
  ...interfaceEvents,
  ...accountEvents,
  ...playbackEvents,
  errorEvent,
]);
/** One event of analytics. */
export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;
/** Name of an event of analytics. */
export type AnalyticsEventType = AnalyticsEvent['type'];

/** The name of every event of analytics. */
export const analyticsEventTypes: readonly AnalyticsEventType[] = analyticsEventSchema.options.map(
  ({ entries }) => entries.type.literal,
);
