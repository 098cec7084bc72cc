import type { Label } from '../label.types.ts';
import { configProblems } from './config-problems.ts';
import { refuseProblems } from './refuse-problems.ts';
import { sharedHosts } from './shared-hosts.ts';

/**
 * Refuses configurations that are not fit to ship; for a server's start. Tokens and colours need no
 * second look there: a build with unfit ones does not exist.
 *
 * @throws Error with a line for each problem.
 */
export function assertLabelConfigs(labels: readonly Label[]): void {
  const own = labels.flatMap((label) =>
    configProblems(label).map((problem) => `label ${label.id}: ${problem}`),
  );
  refuseProblems([...own, ...sharedHosts(labels)]);
}
