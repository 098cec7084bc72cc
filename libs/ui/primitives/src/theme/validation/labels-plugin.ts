import { readLabels } from './read-labels.ts';
import { refuseProblems } from './refuse-problems.ts';
import { validateLabels } from './validate-label.ts';

/** What Vite needs of a plugin that only checks; spelled out, so that this library needs no Vite. */
interface CheckingPlugin {
  name: string;
  buildStart: () => Promise<void>;
}

/**
 * Refuses to build, and to start the dev server, while a label is not fit to ship. Design §3.
 *
 * @throws Error with a line for each problem: label, pair of colours, ratio.
 */
export function labelsPlugin(): CheckingPlugin {
  return {
    name: 'foyer-labels',
    buildStart: async () => refuseProblems(validateLabels(await readLabels())),
  };
}
