import * as v from 'valibot';

const envelope = {
  /** Tells our messages from those of other scripts of the page. */
  source: v.literal('foyer'),
  version: v.literal(1),
};
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** EMBED-001 */
const content = { ...envelope, content_id: v.pipe(v.string(), v.minLength(1)) };

const about = <Event extends string>(event: Event) =>
  v.object({ ...content, event: v.literal(event) });

/** What the player is doing, as `info` says it. */
export const playerStates = [
  'loading',
  'needUserGesture',
  'playing',
  'paused',
  'ended',
  'failed',
] as const;

/**
 * What the player tells the page that it stands in, in an envelope with the title's `content_id`. Positions and
 * durations are seconds. Spec 3 §7 "Parent-window messages", EMBED-001 to EMBED-012
 */
export const playerMessageSchema = v.variant('event', [
  /** The picture moves for the first time, or again after the end. */
  about('playback_start'),
  /** The title has ended, or the player was closed in the middle of it. `ads_shown` counts since its start. */
  v.object({ ...content, event: v.literal('playback_end'), ads_shown: count, position: seconds }),
  about('ads_block_start'),
  /** `ads_count` were meant to be shown, `ads_shown` were. */
  v.object({
    ...content,
    event: v.literal('ads_block_end'),
    ads_count: count,
    ads_shown: count,
    position: seconds,
  }),
  about('ad_request'),
  about('ad_playback'),
  about('ad_end'),
  about('ad_skip'),
  /** `duration` is the advertisement's own, 0 where it was not reached. */
  v.object({ ...content, event: v.literal('ad_error'), duration: seconds }),
  /** Wants `set_partner_id` for an answer. */
  about('get_partner_id'),
  /** What a page may want to show beside the player; comes with each change of all but `position`. */
  v.object({
    ...content,
    event: v.literal('info'),
    title: v.string(),
    state: v.picklist(playerStates),
    position: seconds,
    /** 0 for live, and until it is known. */
    duration: seconds,
    /** 0 to 1. */
    volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    is_muted: v.boolean(),
  }),
]);
/** What the player tells the page that it stands in. */
export type PlayerMessage = v.InferOutput<typeof playerMessageSchema>;

/** What the page tells the player. EMBED-013 */
export const pageMessageSchema = v.variant('event', [
  v.object({
    ...envelope,
    event: v.literal('set_partner_id'),
    /** Goes into the addresses of ad requests. */
    partner_id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/u)),
  }),
]);
/** What the page tells the player. */
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
