import { type Area, journeysOf } from './areas/area.ts';
import { wideArea } from './areas/site-areas.ts';
import type { ChosenStep, ReachedChange } from './choice.ts';
import { pick } from './choose-files.ts';
import { matcherOf } from './matcher.ts';
import { neededBy, reachedBy } from './module-graph.ts';
import { sayWhy } from './say-why.ts';
import { isHarness } from './settings-files.ts';

/** Chooses the journeys of the areas whose sources changed, and those that need what changed in what tries them. */
export function chooseJourneys(
  input: ReachedChange,
  areas: readonly Area[],
): readonly ChosenStep[] {
  const tried = [
    ...touchedAreas(input, areas),
    ...input.change.files.filter(isHarness).map((file) => triedAnew(file, input)),
  ].filter(({ journeys }) => journeys.length > 0);
  if (tried.length === 0) return [];
  const only = [...new Set(tried.flatMap(({ journeys }) => journeys))].toSorted();
  return [{ part: 'journeys', only, why: sayFirst(tried.map(({ why }) => why)) }];
}

/** Some journeys, and why they run. */
interface Tried {
  journeys: readonly string[];
  why: string;
}

/** Areas with a source that changed and that the site needs: a test or a story of it says nothing about a journey. */
function touchedAreas(
  { change, entries, graph }: ReachedChange,
  areas: readonly Area[],
): readonly Tried[] {
  const sources = change.files.filter(neededBy(graph, entries.site));
  return areas.flatMap((area) => {
    const file = sources.find(matcherOf(area.sources));
    if (file === undefined) return [];
    return [{ journeys: journeysOf(area, entries.journeys), why: `${area.name} (${file})` }];
  });
}

/**
 * Journeys that need a file of what tries them. What most of them share fails in any of them, so that the telling ones are
 * enough.
 */
function triedAnew(file: string, { entries, graph }: ReachedChange): Tried {
  const reached = reachedBy(graph, [file]);
  const chains = pick(entries.journeys, reached);
  const isShared =
    pick(entries.journeySettings, reached).length > 0 ||
    chains.length > entries.journeys.length / 2;
  return isShared
    ? { journeys: journeysOf(wideArea, entries.journeys), why: `what journeys share (${file})` }
    : { journeys: chains.map(([journey = '']) => journey), why: sayWhy(chains) };
}

const mostNamed = 4;

/** A change of many areas has more reasons than are worth reading. */
function sayFirst(reasons: readonly string[]): string {
  const rest = reasons.length - mostNamed;
  return [...reasons.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}
