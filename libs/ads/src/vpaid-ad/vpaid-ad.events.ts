import { adMediaFacts, adViewerWishes } from '../linear-ad/linear-ad.events.ts';
import { vpaidWords } from './vpaid-ad.words.ts';

/** Every event of a unit with its payload. */
export const vpaidAdEvents = {
  ...vpaidWords,
  'media.sized': adMediaFacts['media.sized'],
  ...adViewerWishes,
} as const;
