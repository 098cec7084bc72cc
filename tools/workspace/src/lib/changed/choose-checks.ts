import { parts } from '../steps/test-step.ts';
import { journeyAreas } from './areas/journey-areas.ts';
import type { Choice, ChosenStep, ReachedChange } from './choice.ts';
import { chooseFiles } from './choose-files.ts';
import { chooseJourneys } from './choose-journeys.ts';
import { reachedBy } from './module-graph.ts';
import { isDocumentation, reachesEverything } from './settings-files.ts';

/** Chooses what a change can reach. Parts in the order in which they are listed. */
export function chooseChecks({ change, entries, graph }: Omit<ReachedChange, 'reached'>): Choice {
  const { files } = change;
  if (files.length === 0) return { steps: [] };
  const setting = files.find(reachesEverything);
  if (setting) return { steps: parts.map((part) => ({ part, why: `${setting} reaches all` })) };

  const reached = reachedBy(graph, files);
  const everywhere: ChosenStep = files.every(isDocumentation)
    ? { part: 'static', only: ['formatting'], why: 'only documentation changed' }
    : { part: 'static', why: 'looks at everything, and is quick' };
  return {
    steps: [
      everywhere,
      ...chooseFiles({ change, entries, graph, reached }),
      ...chooseJourneys({ change, entries, graph, reached }, journeyAreas),
    ],
  };
}
