import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, say } from '@foyer/workspace/say';
import { type AdBench, openPage } from '../page/open-page.ts';
import type { Row } from '../report/row.ts';
import { dueOf, type KindName } from '../server/kinds.ts';
import { comparePings } from './compare-pings.ts';

/** Breaks that are counted. */
export const BREAKS = 1_000;
/** Breaks of one call into the page. */
const AT_ONCE = 50;
/** A page that needs longer for them hangs in one. */
const LIMIT_MS = 180_000;
/** The last pings are on their way when the page has played its last break. */
const LAST_PINGS_MS = 1_000;

/** Every kind of break in turn. */
const turns: readonly KindName[] = ['inline', 'pod', 'wrapped', 'vmap', 'replaced', 'empty'];
const kindOf = (index: number): KindName => turns[index % turns.length] ?? 'inline';

/**
 * Plays a thousand breaks in one page: real films of half a second at 16 times the speed. What the server was told is
 * compared with what is due.
 */
export async function pings({ browser, site }: AdBench): Promise<readonly Row[]> {
  site.pings.clear();
  const { page, close } = await openPage({ browser, site }, 'ours');
  try {
    for (let from = 0; from < BREAKS; from += AT_ONCE) {
      const addresses = Array.from(
        { length: AT_ONCE },
        (_, index) => `${site.url}/vast/${kindOf(from + index)}?break=${from + index}`,
      );
      const played = page.evaluate((urls) => window.adBench.playAll?.(urls), addresses);
      const late = sleep(LIMIT_MS, 'late', { ref: false });
      if ((await Promise.race([played, late])) === 'late')
        throw new Refusal(`breaks ${from} to ${from + AT_ONCE} did not end in ${LIMIT_MS} ms.`);
      say(`${from + AT_ONCE} of ${BREAKS} breaks`);
    }
    await sleep(LAST_PINGS_MS);
  } finally {
    await close();
  }
  const due = Array.from({ length: BREAKS }, (_, index) => dueOf(kindOf(index), String(index)));
  const { missing, doubled, unasked } = comparePings(due.flat(), site.pings);
  const note = `of ${due.flat().length} in ${BREAKS} breaks`;
  return [
    { what: 'pings that are missing', figure: missing.length, unit: '', most: 0, note },
    { what: 'pings that came twice', figure: doubled.length, unit: '', most: 0 },
    { what: 'pings that were not due', figure: unasked.length, unit: '', most: 0 },
  ];
}
