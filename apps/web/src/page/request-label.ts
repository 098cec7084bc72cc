import { isLabelId, labelByHost, labels, type Label } from '@foyer/ui/theme';
import { assertLabelConfigs } from '@foyer/ui/theme/label-configs';

/**
 * The label of a request: `LABEL` decides; without it the host does; an unknown host gets the
 * default; the address never does. Design §3, LABEL-001
 *
 * @throws Error with the known names when `LABEL` names no label.
 */
export function requestLabel(configured: string | undefined, host: string): Label {
  if (configured === undefined) return labelByHost(host);
  assertLabel(configured);
  return labels[configured];
}

/** A host of each label, by which requests reach it. */
export const labelHosts = (): string[] =>
  Object.values(labels).flatMap(({ hosts }) => hosts.slice(0, 1));

/**
 * Checks the labels and `LABEL`, before the first request.
 *
 * @throws Error with a sentence for each problem.
 */
export function assertLabels(configured: string | undefined): void {
  assertLabelConfigs(Object.values(labels));
  if (configured !== undefined) assertLabel(configured);
}

function assertLabel(configured: string): asserts configured is keyof typeof labels {
  if (isLabelId(configured)) return;
  throw new Error(
    `LABEL names no label: ${configured}. The labels are ${Object.keys(labels).join(', ')}.`,
  );
}
