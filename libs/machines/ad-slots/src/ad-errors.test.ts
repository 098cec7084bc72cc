import { describe, expect, it } from 'vitest';
import { AD_ERRORS, adError, isAdErrorReported } from './ad-errors.ts';

describe('AD_ERRORS', () => {
  it('names about seventy errors, each once', () => {
    expect(AD_ERRORS.length).toBeGreaterThanOrEqual(68);
    expect(AD_ERRORS.length).toBeLessThanOrEqual(75);
    expect(new Set(AD_ERRORS).size).toBe(AD_ERRORS.length);
  });

  it('keeps its order: codes that were reported once mean the same for ever [AD-027, AD-031]', () => {
    expect(AD_ERRORS.map((name) => `${adError(name).code} ${name}`)).toMatchInlineSnapshot(`
      [
        "1 AD_BLOCKING_BY_USER",
        "2 NO_AD_SECTION",
        "3 SLOT_SMALL_SIZE",
        "4 NOT_CORRECT_VAST_URL",
        "5 AD_CLIENT_NOT_LOADED",
        "6 AD_CLIENT_INIT_FAILED",
        "7 AD_CLIENT_FAILED",
        "8 AD_WRAPPER_ELEMENT_MISSING",
        "9 AUTOPLAY_NOT_ALLOWED",
        "10 BREAK_TIMEOUT",
        "11 VMAP_TIMEOUT",
        "12 VAST_TIMEOUT",
        "13 WRAPPER_TIMEOUT",
        "14 VIDEO_TIMEOUT",
        "15 VIDEO_STALL_TIMEOUT",
        "16 VPAID_LOAD_TIMEOUT",
        "17 VPAID_INIT_TIMEOUT",
        "18 VPAID_START_TIMEOUT",
        "19 VPAID_STOP_TIMEOUT",
        "20 COMPANION_TIMEOUT",
        "21 VMAP_REQUEST_FAILED",
        "22 VMAP_EMPTY_ANSWER",
        "23 VMAP_INVALID_XML",
        "24 VMAP_SCHEMA_INVALID",
        "25 VMAP_VERSION_NOT_SUPPORTED",
        "26 VMAP_NO_AD_BREAKS",
        "27 VMAP_BREAK_TYPE_NOT_SUPPORTED",
        "28 VMAP_BREAK_TIME_INVALID",
        "29 VMAP_NO_AD_SOURCE",
        "30 VAST_REQUEST_FAILED",
        "31 VAST_HTTP_STATUS",
        "32 VAST_EMPTY_ANSWER",
        "33 VAST_INVALID_XML",
        "34 VAST_SCHEMA_INVALID",
        "35 VAST_VERSION_NOT_SUPPORTED",
        "36 VAST_NO_ADS",
        "37 VAST_NO_CREATIVES",
        "38 VAST_NO_LINEAR",
        "39 VAST_DURATION_INVALID",
        "40 VAST_LINEARITY_UNEXPECTED",
        "41 VAST_SIZE_UNEXPECTED",
        "42 VAST_CATEGORY_MISSING",
        "43 VAST_CATEGORY_BLOCKED",
        "44 VAST_BREAK_SHORTENED",
        "45 VAST_INTERACTIVE_FILE_FAILED",
        "46 VAST_VERIFICATION_FAILED",
        "47 WRAPPER_FAILED",
        "48 WRAPPER_LIMIT_REACHED",
        "49 WRAPPER_NO_ANSWER",
        "50 WRAPPER_URL_INVALID",
        "51 WRAPPER_LOOP",
        "52 MEDIA_FILE_MISSING",
        "53 MEDIA_FILE_NOT_FOUND",
        "54 MEDIA_TYPE_NOT_SUPPORTED",
        "55 MEDIA_NETWORK_FAILED",
        "56 MEDIA_DECODE_FAILED",
        "57 MEDIA_PLAY_REFUSED",
        "58 MEDIA_MEZZANINE_MISSING",
        "59 MEDIA_CONDITIONALLY_REJECTED",
        "60 NON_LINEAR_FAILED",
        "61 NON_LINEAR_SIZE",
        "62 COMPANION_FAILED",
        "63 COMPANION_SIZE",
        "64 VPAID_NOT_SUPPORTED",
        "65 VPAID_LOAD_FAILED",
        "66 VPAID_NO_INTERFACE",
        "67 VPAID_VERSION_NOT_SUPPORTED",
        "68 VPAID_HANDSHAKE_FAILED",
        "69 VPAID_INIT_FAILED",
        "70 VPAID_START_FAILED",
        "71 VPAID_RUNTIME_FAILED",
        "72 UNDEFINED_ERROR",
        "73 SIMID_LOAD_FAILED",
        "74 SIMID_INIT_FAILED",
        "75 SIMID_RUNTIME_FAILED",
      ]
    `);
  });
});

describe('adError', () => {
  it.each([
    ['AD_BLOCKING_BY_USER', 1, -1],
    ['NO_AD_SECTION', 2, 1],
    ['SLOT_SMALL_SIZE', 3, -1],
  ] as const)(
    'gives %s the code %i and the result code %i [AD-028, AD-029, AD-030, AD-033, AD-034]',
    (name, code, resultCode) => {
      expect(adError(name)).toEqual({ name, code, message: name, resultCode });
    },
  );

  it('has another message for an address that is none, and result code 1 [AD-026]', () => {
    expect(adError('NOT_CORRECT_VAST_URL')).toEqual({
      name: 'NOT_CORRECT_VAST_URL',
      code: 4,
      message: 'SMTH_WRONG_WITH_MAKING_VAST_URL',
      resultCode: 1,
    });
  });

  it('gives every other error the result code -1 [AD-034]', () => {
    const others = AD_ERRORS.filter((name) => adError(name).resultCode !== -1);
    expect(others).toEqual(['NO_AD_SECTION', 'NOT_CORRECT_VAST_URL']);
  });
});

describe('isAdErrorReported', () => {
  it('keeps to itself that an asset has no advertising, and nothing else [AD-032]', () => {
    expect(AD_ERRORS.filter((name) => !isAdErrorReported(name))).toEqual(['NO_AD_SECTION']);
  });
});
