import { adNews } from '@foyer/ad-slots';
import { defineEvents, type EventOf } from '@foyer/core';
import * as v from 'valibot';

/** The number of a message, which its answer names. */
const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const code = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.maxLength(2_000));

/** What the relay of the walled document says. */
export const relayWords = defineEvents({ 'creative.said': { text: v.string() } });

/** What a creative says, in the words of the machine. SIMID 1.2 §4.4, §8 */
export const creativeWords = defineEvents({
  /** `createSession` */
  'creative.opened': {},
  /** It has taken what it was told, or has refused it with a number of SIMID 1.2 §9. */
  'creative.agreed': { to: v.picklist(['init', 'startCreative']) },
  'creative.refused': { to: v.picklist(['init', 'startCreative']), code },
  /** `fatalError` */
  'creative.failed': { code },
  /** `clickThru` */
  'creative.clicked': { url: v.exactOptional(text), playerHandles: v.boolean() },
  'ask.pause': { id },
  'ask.play': { id },
  'ask.skip': { id },
  'ask.stop': { id },
  /** Seconds; -2 for as long as the creative wants. */
  'ask.duration': { id, duration: v.pipe(v.number(), v.finite()) },
  'ask.navigation': { id, url: text },
  'ask.volume': {
    id,
    volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    muted: v.boolean(),
  },
  'ask.fullscreen': { id, isOn: v.boolean() },
  'ask.tracking': { id, urls: v.pipe(v.array(text), v.maxLength(20)) },
  'ask.state': { id },
  /** Anything else that wants an answer. */
  'ask.other': { id },
});

/** One thing that a creative says. */
export type CreativeWord = EventOf<typeof creativeWords>;

/** What happens to the film under the creative, in the words of the slots. */
export const filmNews = {
  'ad.started': adNews['ad.started'],
  'ad.progressed': adNews['ad.progressed'],
  'ad.paused': adNews['ad.paused'],
  'ad.resumed': adNews['ad.resumed'],
  'ad.ended': adNews['ad.ended'],
  'ad.skipped': adNews['ad.skipped'],
  'ad.failed': adNews['ad.failed'],
} as const;

/** Every event of a creative with its payload. */
export const simidAdEvents = { ...creativeWords, ...filmNews } as const;
