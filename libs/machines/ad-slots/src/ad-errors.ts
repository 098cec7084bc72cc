/**
 * Every error of advertising. Its numeric code is its place in this list, from 1, so names are only ever added at the
 * end. The first three are given; the rest follows VAST 4.2 §2.3.6.3, VMAP 1.0 §2.5 and VPAID 2.0. AD-027 to AD-031
 */
export const AD_ERRORS = [
  // What the player finds before it asks anybody.
  'AD_BLOCKING_BY_USER',
  'NO_AD_SECTION',
  'SLOT_SMALL_SIZE',
  'NOT_CORRECT_VAST_URL',
  'AD_CLIENT_NOT_LOADED',
  'AD_CLIENT_INIT_FAILED',
  'AD_CLIENT_FAILED',
  'AD_WRAPPER_ELEMENT_MISSING',
  'AUTOPLAY_NOT_ALLOWED',
  // Time-outs.
  'BREAK_TIMEOUT',
  'VMAP_TIMEOUT',
  'VAST_TIMEOUT',
  'WRAPPER_TIMEOUT',
  'VIDEO_TIMEOUT',
  'VIDEO_STALL_TIMEOUT',
  'VPAID_LOAD_TIMEOUT',
  'VPAID_INIT_TIMEOUT',
  'VPAID_START_TIMEOUT',
  'VPAID_STOP_TIMEOUT',
  'COMPANION_TIMEOUT',
  // VMAP.
  'VMAP_REQUEST_FAILED',
  'VMAP_EMPTY_ANSWER',
  'VMAP_INVALID_XML',
  'VMAP_SCHEMA_INVALID',
  'VMAP_VERSION_NOT_SUPPORTED',
  'VMAP_NO_AD_BREAKS',
  'VMAP_BREAK_TYPE_NOT_SUPPORTED',
  'VMAP_BREAK_TIME_INVALID',
  'VMAP_NO_AD_SOURCE',
  // VAST.
  'VAST_REQUEST_FAILED',
  'VAST_HTTP_STATUS',
  'VAST_EMPTY_ANSWER',
  'VAST_INVALID_XML',
  'VAST_SCHEMA_INVALID',
  'VAST_VERSION_NOT_SUPPORTED',
  'VAST_NO_ADS',
  'VAST_NO_CREATIVES',
  'VAST_NO_LINEAR',
  'VAST_DURATION_INVALID',
  'VAST_LINEARITY_UNEXPECTED',
  'VAST_SIZE_UNEXPECTED',
  'VAST_CATEGORY_MISSING',
  'VAST_CATEGORY_BLOCKED',
  'VAST_BREAK_SHORTENED',
  'VAST_INTERACTIVE_FILE_FAILED',
  'VAST_VERIFICATION_FAILED',
  // Wrappers.
  'WRAPPER_FAILED',
  'WRAPPER_LIMIT_REACHED',
  'WRAPPER_NO_ANSWER',
  'WRAPPER_URL_INVALID',
  'WRAPPER_LOOP',
  // Media.
  'MEDIA_FILE_MISSING',
  'MEDIA_FILE_NOT_FOUND',
  'MEDIA_TYPE_NOT_SUPPORTED',
  'MEDIA_NETWORK_FAILED',
  'MEDIA_DECODE_FAILED',
  'MEDIA_PLAY_REFUSED',
  'MEDIA_MEZZANINE_MISSING',
  'MEDIA_CONDITIONALLY_REJECTED',
  'NON_LINEAR_FAILED',
  'NON_LINEAR_SIZE',
  'COMPANION_FAILED',
  'COMPANION_SIZE',
  // VPAID.
  'VPAID_NOT_SUPPORTED',
  'VPAID_LOAD_FAILED',
  'VPAID_NO_INTERFACE',
  'VPAID_VERSION_NOT_SUPPORTED',
  'VPAID_HANDSHAKE_FAILED',
  'VPAID_INIT_FAILED',
  'VPAID_START_FAILED',
  'VPAID_RUNTIME_FAILED',
  // Anything else.
  'UNDEFINED_ERROR',
  // SIMID.
  'SIMID_LOAD_FAILED',
  'SIMID_INIT_FAILED',
  'SIMID_RUNTIME_FAILED',
] as const;

/** Name of an error of advertising. */
export type AdErrorName = (typeof AD_ERRORS)[number];

/** An error of advertising as it is reported. */
export interface AdError {
  name: AdErrorName;
  /** Its place in {@link AD_ERRORS}, from 1. */
  code: number;
  message: string;
  resultCode: 1 | -1;
}

/** Errors whose message is not their name. AD-026 */
const messages: Partial<Record<AdErrorName, string>> = {
  NOT_CORRECT_VAST_URL: 'SMTH_WRONG_WITH_MAKING_VAST_URL',
};

/** Nothing was asked for yet, so these count as answered. Reading 14, AD-033 */
const unasked: ReadonlySet<AdErrorName> = new Set(['NO_AD_SECTION', 'NOT_CORRECT_VAST_URL']);

/** What is reported of an error: result code -1, or 1 where nothing was asked for. AD-026 to AD-035, reading 14 */
export function adError(name: AdErrorName): AdError {
  return {
    name,
    code: AD_ERRORS.indexOf(name) + 1,
    message: messages[name] ?? name,
    resultCode: unasked.has(name) ? 1 : -1,
  };
}

/** Whether listeners hear of an error: not where an asset simply has no advertising. AD-032 */
export const isAdErrorReported = (name: AdErrorName): boolean => name !== 'NO_AD_SECTION';
