import { isLabelId, labelByHost, labels, type Label } from '@foyer/ui/theme';
import { assertLabelConfigs } from '@foyer/ui/theme/label-configs';
import type { WebEnv } from '../server/env.ts';

/** What the environment says of labels. */
export type Deployment = Pick<WebEnv, 'label' | 'publicOrigins'>;

/**
 * The label of a request: `LABEL` decides; without it the host does, by `PUBLIC_URL` and then by the labels' own; an
 * unknown host gets the default; the address never does. Design §3, LABEL-001
 *
 * @throws Error with the known names when `LABEL` or `PUBLIC_URL` names no label.
 */
export function requestLabel({ label, publicOrigins }: Deployment, host: string): Label {
  const named = label ?? publicOrigins.find(({ origin }) => hostOf(origin) === host)?.label;
  if (named === undefined) return labelByHost(host);
  assertLabel(named);
  return labels[named];
}

/** Where viewers reach a label, as far as `PUBLIC_URL` says it: what it says of the label by name comes first. */
export const publicOriginOf = (deployment: Deployment, { id }: Label): string | undefined =>
  (
    deployment.publicOrigins.find(({ label }) => label === id) ??
    deployment.publicOrigins.find(
      ({ label, origin }) =>
        label === undefined && requestLabel(deployment, hostOf(origin)).id === id,
    )
  )?.origin;

const hostOf = (origin: string): string => new URL(origin).hostname;

/** A host of each label, by which requests reach it. */
export const labelHosts = (): string[] =>
  Object.values(labels).flatMap(({ hosts }) => hosts.slice(0, 1));

/**
 * Checks the labels, and what the environment says of them, before the first request.
 *
 * @throws Error with a sentence for each problem.
 */
export function assertLabels({ label, publicOrigins }: Deployment): void {
  assertLabelConfigs(Object.values(labels));
  for (const named of [label, ...publicOrigins.map((one) => one.label)]) {
    if (named !== undefined) assertLabel(named);
  }
}

function assertLabel(named: string): asserts named is keyof typeof labels {
  if (isLabelId(named)) return;
  throw new Error(
    `LABEL and PUBLIC_URL may name ${Object.keys(labels).join(', ')}; ${named} is no label.`,
  );
}
