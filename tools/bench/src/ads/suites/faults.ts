import { say } from '@foyer/workspace/say';
import { middle } from '../../player/report/figures.ts';
import { visitFilm } from '../page/visit-film.ts';
import type { Mark } from '../page/site-probe.types.ts';
import type { Row } from '../report/row.ts';
import { between, lastOf, type SiteBench } from './on-site.ts';

/** From the beginning of the phase that failed to the film, in ms. */
const MOST_MS = 5_000;

/** Every way to fail that the reference ad server has, in the order of its list. */
const scenarios = [
  'wrapper_too_long',
  'wrapper_slow',
  'wrapper_loop',
  'wrapper_empty',
  'wrapper_timeout',
  'empty',
  'invalid_xml',
  'no_vast',
  'timeout',
  'server_error',
  'no_media',
  'media_not_found',
  'media_timeout',
  'media_unsupported',
  'media_broken',
  'media_cut',
  'vpaid_not_found',
  'vpaid_timeout',
  'vpaid_error',
  'vpaid_no_start',
] as const;

/** When the phase that failed began: the request with all its hops, a film, its stall, or a step of a program. */
export function phaseStart(marks: readonly Mark[]): number | undefined {
  const later = lastOf(marks, 'media', 'stalled', 'framed', 'said');
  return later ?? marks.find(({ what }) => what === 'asked')?.at;
}

/** How long a film waits for an advertisement that fails. The scenarios take turns. */
export async function faults({ browser, foyer, runs }: SiteBench): Promise<readonly Row[]> {
  const waits = new Map<string, (number | undefined)[]>();
  for (let run = 0; run < runs; run += 1)
    for (const scenario of scenarios) {
      await foyer.chooseScenario(scenario);
      const marks = await visitFilm(browser, { origin: foyer.withAds });
      const wait = between(phaseStart(marks), lastOf(marks, 'content'));
      say(`${scenario}: ${wait?.toFixed(0) ?? 'no film'} ms`);
      waits.set(scenario, [...(waits.get(scenario) ?? []), wait]);
    }
  return [...waits].map(([scenario, all]) => ({
    what: `film after a fault: ${scenario}`,
    // One film that never comes is none that comes in time.
    figure: all.includes(undefined) ? undefined : middle(all),
    unit: 'ms',
    most: MOST_MS,
  }));
}
