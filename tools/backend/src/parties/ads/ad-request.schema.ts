import * as v from 'valibot';
import { adScenarios, adSlots } from './ad-scenarios.ts';

/** Longer than any player waits, in milliseconds. */
export const NEVER_MS = 10_000;

const digits = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const word = v.pipe(v.string(), v.maxLength(100));

const context = {
  slot: v.picklist(adSlots),
  content_id: v.optional(word),
  /** Without it each slot has what the control room has chosen, else its usual advertisements. */
  scenario: v.optional(v.picklist(adScenarios)),
  /** Marks what is only a test. AD-037. */
  is_test: v.optional(v.picklist(['true', 'false']), 'false'),
  /** Which of a site's ad servers is asked; its path says so. START-021, START-022. */
  server: v.optional(v.picklist(['ssp', 'gs'])),
  /** One answer and all that comes of it; the ad server gives it. */
  break: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  /** Whose page the player stands in. EMBED-013. */
  partner_id: v.optional(word),
};

/** Query of a request for advertisements. */
export const adRequestSchema = v.object({
  ...context,
  /** Version of the answer. */
  vast: v.optional(v.picklist(['2', '3', '4']), '4'),
  /** Most advertisements in one answer: 1 for live, 4 otherwise. AD-019, AD-020. */
  ads: v.optional(digits(1, 4), '4'),
  /** What the player put for `[GDPRCONSENT]`: a consent string, -1 or -2. */
  consent: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** Wrappers still to go. */
  depth: v.optional(digits(0, 20)),
  /** Milliseconds to wait before the answer; each wrapper hands it on. */
  delay: v.optional(digits(0, NEVER_MS)),
});
/** A request for advertisements. */
export type AdRequest = v.InferOutput<typeof adRequestSchema>;

/** Query of a tracking address: what happened to which advertisement. */
export const adTrackSchema = v.object({
  ...context,
  event: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  ad: v.optional(word),
  /** Place of the advertisement in its pod, from 1. */
  place: v.optional(digits(1, 99)),
  /** Which of several of its kind: the moment of a `progress`, a companion, an icon, a vendor. */
  detail: v.optional(word),
  /** What players put for `[ERRORCODE]` or `[REASON]`; some put nothing in its place. */
  code: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined)),
    ),
  ),
});
/** What happened to an advertisement. */
export type AdTrack = v.InferOutput<typeof adTrackSchema>;
