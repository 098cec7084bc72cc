import * as v from 'valibot';

/** Places in a film where advertisements are asked for. Spec 3 §4. */
export const adSlots = ['preroll', 'midroll', 'pauseroll', 'postroll'] as const;

/** What the ad server can be asked to answer: advertisements of every kind, and every way to fail. */
export const adScenarios = [
  /** One advertisement. */
  'inline',
  /** One that may be skipped after five seconds. */
  'skippable',
  /** Several in a row, `ads` of them. */
  'pod',
  /** One behind `depth` wrappers. */
  'wrapper',
  /** One behind more wrappers than a player follows. AD-022. */
  'wrapper_too_long',
  /** An interactive one, which a script draws. */
  'vpaid',
  /** An interactive one whose script never says that it is ready. AD-025. */
  'vpaid_timeout',
  /** An interactive one whose script gives up. */
  'vpaid_error',
  /** No advertisement: there is nothing to show. */
  'empty',
  /** XML that breaks off. */
  'invalid_xml',
  /** XML that is no VAST. */
  'no_vast',
  /** No answer within ten seconds. */
  'timeout',
  /** An error of the ad server. */
  'server_error',
  /** An advertisement without any media file. */
  'no_media',
  /** A media file that does not exist. */
  'media_not_found',
  /** A media file that does not come within ten seconds. AD-024. */
  'media_timeout',
  /** A media file of a type that no browser plays. */
  'media_unsupported',
  /** A media file that says it is a video and is none. */
  'media_broken',
] as const;

/** A place in a film where advertisements are asked for. */
export type AdSlot = (typeof adSlots)[number];
/** What the ad server can be asked to answer. */
export type AdScenario = (typeof adScenarios)[number];

const digits = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const context = {
  slot: v.picklist(adSlots),
  content_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Without it each slot has its usual advertisements. */
  scenario: v.optional(v.picklist(adScenarios)),
  /** Marks what is only a test. AD-037. */
  is_test: v.optional(v.picklist(['true', 'false']), 'false'),
};

/** Query of a request for advertisements. */
export const adRequestSchema = v.object({
  ...context,
  /** Version of the answer. */
  vast: v.optional(v.picklist(['2', '3', '4']), '4'),
  /** Most advertisements in one answer: 1 for live, 4 otherwise. AD-019, AD-020. */
  ads: v.optional(digits(1, 4), '4'),
  /** Wrappers still to go. */
  depth: v.optional(digits(0, 20)),
});
/** A request for advertisements. */
export type AdRequest = v.InferOutput<typeof adRequestSchema>;

/** Query of a tracking address: what happened to which advertisement. */
export const adTrackSchema = v.object({
  ...context,
  event: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  ad: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** What players put for `[ERRORCODE]`; some put nothing in its place. */
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
