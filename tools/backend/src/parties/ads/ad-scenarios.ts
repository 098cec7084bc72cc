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
  /** Three in a row of which the second and third fail, and two without a place that may stand in for them. */
  'pod_stand_ins',

  /** One behind `depth` wrappers. */
  'wrapper',
  /** One behind more wrappers than a player follows. AD-022. */
  'wrapper_too_long',
  /** Wrappers that each wait `delay` milliseconds before they answer. */
  'wrapper_slow',
  /** A wrapper that leads to itself. */
  'wrapper_loop',
  /** A wrapper behind which there is no advertisement. */
  'wrapper_empty',
  /** A wrapper behind which there is no answer. */
  'wrapper_timeout',
  /** A wrapper behind which there is no advertisement, and one beside it in its place: `fallbackOnNoAd`. */
  'fallback',

  /** An answer by VMAP whose breaks name addresses; so may any slot be answered. */
  'vmap',
  /** VMAP whose breaks hold their advertisements: `VASTAdData`. */
  'vmap_inline',
  /** VMAP with a midroll at each quarter, in per cent. */
  'vmap_percent',

  /** One that comes in 360 and 720 lines, for players that choose by size and rate. */
  'sizes',
  /** One that comes upright as well. */
  'portrait',
  /** One that comes as HLS only. */
  'hls_only',
  /** One of half a second. */
  'short',
  /** One that says it is three times as long as it is. */
  'wrong_duration',
  /** One with captions. */
  'captions',

  /** One with the sign of AdChoices, a picture, and a picture of what a click would show. */
  'icon',
  /** One with a sign that is a page. */
  'icon_frame',
  /** One with a sign that is markup. */
  'icon_html',
  /** One with three companions, a picture, a page and markup, none of which is required. */
  'companions',
  /** The same of which one is required. */
  'companions_any',
  /** The same that are all required. */
  'companions_all',
  /** Companions that are all required, of which the picture does not exist. */
  'companions_missing',
  /** One that asks whether it was in sight: `ViewableImpression`. */
  'viewable',
  /** One that a vendor measures whom the demo's labels allow. */
  'verification',
  /** One that a vendor wants to measure whom no label allows. */
  'verification_unknown',
  /** One whose vendor's script does not exist. */
  'verification_not_found',

  /** An interactive one by VPAID, which a script draws. */
  'vpaid',
  /** Whose script does not exist. */
  'vpaid_not_found',
  /** Whose script never says that it is ready. AD-025. */
  'vpaid_timeout',
  /** Whose script gives up. */
  'vpaid_error',
  /** Whose script never starts. AD-025. */
  'vpaid_no_start',
  /** Whose script never stops. AD-025. */
  'vpaid_no_stop',
  /** Which can be skipped after three seconds by a button that it draws. */
  'vpaid_skippable',
  /** Which asks for another size. */
  'vpaid_resize',
  /** Which reports a click that nothing was pressed for. */
  'vpaid_click',

  /** A video with an interactive page over it, by SIMID. */
  'simid',
  /** Whose page does not exist. */
  'simid_not_found',
  /** Whose page never opens a session. */
  'simid_timeout',
  /** Whose page takes six seconds to accept its start. */
  'simid_late',
  /** Whose page rejects its start. */
  'simid_reject',
  /** Whose page gives up after a second. */
  'simid_fatal',
  /** Whose page asks for a pause of two seconds. */
  'simid_pause',
  /** Whose page asks to be skipped. */
  'simid_skip',
  /** Whose page asks to be stopped. */
  'simid_stop',
  /** Whose page asks to open another that nothing was pressed for. */
  'simid_navigation',
  /** Whose page asks for two seconds more. */
  'simid_duration',

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
  /** A media file that breaks off after its half. */
  'media_cut',
] as const;

/** A place in a film where advertisements are asked for. */
export type AdSlot = (typeof adSlots)[number];
/** What the ad server can be asked to answer. */
export type AdScenario = (typeof adScenarios)[number];

/** What each slot has when nothing else is asked for. */
export const usualScenarios: Readonly<Record<AdSlot, AdScenario>> = {
  preroll: 'skippable',
  midroll: 'pod',
  pauseroll: 'inline',
  postroll: 'inline',
};
