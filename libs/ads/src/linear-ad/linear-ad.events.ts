import { AD_ERRORS } from '@foyer/ad-slots/errors';
import { defineEvents } from '@foyer/core';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.minValue(0));

/** What the media do. */
export const adMediaFacts = defineEvents({
  /** The first frame is on the screen. */
  'media.framed': { duration: seconds },
  'media.moved': { time: seconds, duration: seconds },
  /** It stands still for want of data. */
  'media.waiting': {},
  'media.paused': {},
  'media.played': {},
  'media.ended': {},
  'media.failed': { name: v.picklist(AD_ERRORS) },
  /** The viewer turned the sound off or on. */
  'media.muted': { isMuted: v.boolean() },
  /** The player fills the screen, or no longer. */
  'media.sized': { isExpanded: v.boolean() },
});

/** What the viewer asks for. */
export const adViewerWishes = defineEvents({
  'ad.skip': {},
  'ad.click': {},
  'ad.pause': {},
  'ad.resume': {},
});

/** Every event of an advertisement with its payload. */
export const linearAdEvents = { ...adMediaFacts, ...adViewerWishes } as const;
