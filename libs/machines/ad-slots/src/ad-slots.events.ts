import { defineEvents } from '@foyer/core';
import * as v from 'valibot';
import { AD_ERRORS } from './ad-errors.ts';

const seconds = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const ad = v.object({
  position: count,
  url: v.exactOptional(v.string()),
  duration: v.exactOptional(seconds),
  skipAfter: v.exactOptional(seconds),
  partnerId: v.exactOptional(v.string()),
  system: v.exactOptional(v.string()),
  id: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  advertiser: v.exactOptional(v.string()),
  token: v.exactOptional(v.string()),
  clickUrl: v.exactOptional(v.string()),
});

/** What the content does. */
export const contentFacts = defineEvents({
  'content.played': {},
  /** Why: a viewer, or advertising itself. PLAYER-008 */
  'content.paused': { reason: v.picklist(['user', 'tech', 'tech_error', 'adv']) },
  'content.ended': {},
  /** Where it stands and how long it is, in seconds; told about once a second. */
  'content.moved': { time: seconds, duration: seconds },
});

/** What whoever plays a break says while it does. */
export const adNews = defineEvents({
  'ad.requested': { ad },
  /** The answer is there: so many advertisements are in the break. */
  'break.filled': { count },
  /** It is on the screen. */
  'ad.started': { ad },
  /** How far it is, in seconds. */
  'ad.progressed': { time: seconds },
  /** The viewer has stopped it, or reads what the advertiser says. */
  'ad.paused': {},
  'ad.resumed': {},
  /** A program lets the viewer pass over it from now on, or no longer. */
  'ad.skippable': { isSkippable: v.boolean() },
  'ad.ended': {},
  'ad.skipped': {},
  /** The viewer wants to know more. */
  'ad.clicked': {},
  /** This advertisement is not shown, or no further; the break may go on. `ad` is needed before it was on the screen. */
  'ad.failed': { name: v.picklist(AD_ERRORS), ad: v.exactOptional(ad) },
});

/** What the viewer asks for. */
export const adWishes = defineEvents({
  /** Pass over it, where that may be. */
  'ad.skip': {},
  /** Know more of it. */
  'ad.click': {},
  'ad.pause': {},
  'ad.resume': {},
});

/** What the machine tells itself. */
export const adSignals = defineEvents({
  /** A second of content has gone by. AD-013 */
  'midroll.check': {},
  /** The pause before the next pauseroll begins. AD-018 */
  'pauseroll.used': {},
});

/** Every event of the slots with its payload. */
export const adSlotsEvents = { ...contentFacts, ...adNews, ...adWishes, ...adSignals } as const;
