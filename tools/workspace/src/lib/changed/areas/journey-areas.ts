import { accountAreas } from './account-areas.ts';
import type { Area } from './area.ts';
import { catalogueAreas } from './catalogue-areas.ts';
import { playbackAreas } from './playback-areas.ts';
import { siteAreas } from './site-areas.ts';

/** Every area of the site. A source may be of several; a test keeps the table complete. */
export const journeyAreas: readonly Area[] = [
  ...siteAreas,
  ...catalogueAreas,
  ...playbackAreas,
  ...accountAreas,
];
