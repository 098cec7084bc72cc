import { middle } from '../../player/report/figures.ts';
import { visitFilm } from '../page/visit-film.ts';
import type { Row } from '../report/row.ts';
import { between, lastOf, type SiteBench } from './on-site.ts';

/** What a blocker may cost a film, in ms. */
const MOST_MS = 300;

/** A film behind a blocker beside the same film without slots. The pages take turns. */
export async function blocker({ browser, foyer, runs }: SiteBench): Promise<readonly Row[]> {
  const plain: (number | undefined)[] = [];
  const blocked: (number | undefined)[] = [];
  const known: (number | undefined)[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(lastOf(await visitFilm(browser, { origin: foyer.plain }), 'content'));
    const marks = await visitFilm(browser, { origin: foyer.withAds, isBlocked: true });
    blocked.push(lastOf(marks, 'content'));
    known.push(between(lastOf(marks, 'refused'), lastOf(marks, 'content')));
  }
  const floor = middle(plain);
  const ours = middle(blocked);
  return [
    { what: 'film without slots', figure: floor, unit: 'ms', note: 'from the navigation' },
    { what: 'film behind a blocker', figure: ours, unit: 'ms', note: 'from the navigation' },
    { what: 'film after a refused call', figure: middle(known), unit: 'ms', most: MOST_MS },
  ];
}
