import type { Browser } from 'playwright';
import type { Mark } from '../page/site-probe.types.ts';
import type { Foyer } from '../server/start-foyer.ts';

/** What the suites on the built site work with. */
export interface SiteBench {
  browser: Browser;
  foyer: Foyer;
  /** How often each figure is taken; the middle counts. */
  runs: number;
}

/** When something happened last, in ms of the page; undefined where it did not. */
export const lastOf = (marks: readonly Mark[], ...kinds: readonly Mark['what'][]) =>
  marks.findLast(({ what }) => kinds.includes(what))?.at;

/** From one moment to another; undefined where one of them did not come. */
export const between = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : to - from;
