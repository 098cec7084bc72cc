import { defineEvents, type EventOf } from '@foyer/core';
import { contentFacts } from '../ad-slots.events.ts';

const { 'content.played': played, 'content.paused': paused, 'content.ended': ended } = contentFacts;

/** Every event of the pause banner with its payload. */
export const pauseBannerEvents = {
  ...defineEvents({
    /** A break has left something that may be shown in a pause. */
    'banner.offered': {},
    /** The viewer has closed it. */
    'banner.close': {},
    /** It cannot be loaded. */
    'banner.failed': {},
  }),
  'content.played': played,
  'content.paused': paused,
  'content.ended': ended,
} as const;

/** What reaches the pause banner. */
export type PauseBannerEvent = EventOf<typeof pauseBannerEvents>;
